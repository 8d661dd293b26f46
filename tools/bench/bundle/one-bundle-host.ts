import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, request as passOn, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Registry } from '@berea/registry';
import type { OneBundle } from './one-bundle.ts';

const brotli = promisify(brotliCompress);

const registryElement = /(?<=id="berea-registry">)[^<]*/;
const partsElement = /(?<=id="berea-parts">)[^<]*/;
const scriptElements = /(?:<script (?:type="text\/plain" data-late|defer) [^>]*><\/script>\s*)+/;

/** The patterns of the pages that are measured exclude each other. */
const matches = (pattern: string, address: string): boolean =>
  new URLPattern({ pathname: pattern }).test({ pathname: address });

/** Where a page of a remote has its files; the home page's are where it looks for its parts. */
const shellBase = '/r/one/bundle/';

/**
 * Serves the product with its pages changed to one bundle's: the same HTML from the same server, whose scripts are the
 * bundle's. What is preloaded for an address, and the hashes of it, are those of its screen in the bundle.
 */
export async function hostOneBundle(
  { folder, entry, screens }: OneBundle,
  product: string,
): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const hashOf = async (file: string): Promise<string> =>
    `sha256-${createHash('sha256')
      .update(await readFile(path.join(folder, file)))
      .digest('base64')}`;
  const hashes = async (files: readonly string[]): Promise<Record<string, string>> =>
    Object.fromEntries(await Promise.all(files.map(async (file) => [file, await hashOf(file)] as const)));

  /** The page of the product as that of the bundle. */
  async function changed(html: string, address: string): Promise<string> {
    const registry = JSON.parse(registryElement.exec(html)?.[0] ?? 'null') as Registry;
    let base = shellBase;
    for (const [name, remote] of Object.entries(registry.remotes))
      for (const version of Object.values(remote.versions)) {
        const here =
          registry.paths[address.split('/')[1] ?? ''] === name &&
          version.routes.find(({ path: pattern }) => matches(pattern, address));
        const [first = 'none.js', ...others] = here ? (screens.get(`${name} ${here.expose}`) ?? []) : [];
        if (here) base = version.base;
        const hashed = here ? await hashes([first, ...others]) : { [first]: 'sha256-' };
        Object.assign(version, { entry: first, container: '', files: hashed });
        for (const route of version.routes)
          Object.assign(route, { preload: route === here ? [first, ...others] : [], parts: [] });
      }
    const home = address === '/' ? await hashes(screens.get('home') ?? []) : {};
    const parts = Object.fromEntries(Object.entries(home).map(([file, hash]) => [base + file, hash]));
    const marked = html.includes('data-late') ? 'type="text/plain" data-late' : 'defer';
    const scripts = Object.entries(await hashes(entry)).map(
      ([file, hash]) => `<script ${marked} src="${base}${file}" integrity="${hash}" crossorigin></script>`,
    );
    return html
      .replace(registryElement, () => JSON.stringify(registry).replaceAll('<', String.raw`\u003c`))
      .replace(partsElement, () => JSON.stringify(address === '/' ? { home: parts } : {}))
      .replace(scriptElements, () => scripts.join(''));
  }

  const files = new Set(await readdir(folder));
  const kept = new Map<string, Promise<Buffer>>();
  const sent = (key: string, make: () => Promise<string | Buffer>): Promise<Buffer> => {
    const body = kept.get(key) ?? make().then((content) => brotli(content));
    kept.set(key, body);
    return body;
  };

  const own = async (request: IncomingMessage): Promise<readonly [type: string, body: Buffer] | undefined> => {
    const { pathname } = new URL(request.url ?? '/', product);
    const file = path.basename(pathname);
    if (pathname.startsWith('/r/') && files.has(file))
      return ['text/javascript', await sent(file, () => readFile(path.join(folder, file)))];
    if (!request.headers.accept?.includes('text/html')) return undefined;
    const page = async (): Promise<string> => {
      const answer = await fetch(product + pathname, { headers: { accept: 'text/html' } });
      return changed(await answer.text(), pathname);
    };
    return ['text/html', await sent(pathname, page)];
  };

  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const [type, body] = (await own(request)) ?? [];
      if (body) {
        response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' }).end(body);
        return;
      }
      const { method, headers } = request;
      const passed = passOn(new URL(request.url ?? '/', product), { method, headers }, (found) => {
        response.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(response);
      });
      passed.on('error', (error) => response.destroy(error));
      request.pipe(passed);
    };
    answer().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      await promisify(server.close.bind(server))();
    },
  };
}
