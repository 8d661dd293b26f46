import { existsSync } from 'node:fs';
import { readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToOthers } from '../serve/close-to-others.ts';
import { withContent } from '../serve/render/page-html.ts';
import { build, data, publish, root, standing, start } from './testing/repository.ts';
import { release } from './testing/run-release.ts';
import { nginxInstalled, servedByNginx, type Nginx } from './testing/served-by-nginx.ts';

let product: Server;
let from: string;
let rendered: string | undefined;
/** What is wrong with the pages of the product. */
let change = (page: string): string => page;
let server: Nginx | undefined;
let origin: string;

const portOf = (listening: Server): number => (listening.address() as AddressInfo).port;

/** A server that listens on a free port of this machine. */
async function listening(made: Server): Promise<Server> {
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return made;
}

/** What the running product answers, as far as an export asks it. */
async function answer(address: string): Promise<[status: number, type: string, body: string]> {
  if (address === '/config.json')
    return [200, 'application/json', '{"supabaseUrl":"/","supabaseKey":"sb_publishable_x","contentVersion":"c1"}'];
  if (address === '/robots.txt') return [200, 'text/plain', 'User-agent: *\n'];
  if (address === '/sitemap.xml')
    return [
      200,
      'application/xml',
      ['/', '/reader/anna/3', '/question?q=why', '/contact']
        .map((one) => `<url><loc>https://berea.example${one}</loc></url>`)
        .join('\n'),
    ];
  if (address === '/healthz') return [503, 'application/json', '{"status":"degraded"}'];
  if (address.startsWith('/functions/v1/')) return [200, 'application/json', '{"answer":"from the product"}'];
  if (address.startsWith('/picture/')) return [200, 'image/png', 'a picture'];
  const page = await readFile(path.join(data.host, 'index.html'), 'utf8');
  const isRendered = address === '/reader/anna/3' || address === '/';
  // As the product puts a first screen into the page.
  const parts = {
    html: `<p>${address} ${rendered}</p>`,
    styles: '',
    title: address,
    state: {},
    description: '',
    release: null,
  };
  return [200, 'text/html', change(isRendered ? withContent(page, address, parts) : page)];
}

const exported = (): string => path.join(root, 'exported');
const exportTo = (...args: string[]): Promise<string> => release('export', exported(), '--from', from, ...args);

beforeEach(async () => {
  rendered = 'first';
  change = (page) => page;
  await start();
  product = await listening(
    createServer((request, response) => {
      void answer(request.url ?? '/').then(([status, type, body]) => {
        response.writeHead(status, { 'content-type': type }).end(body);
      });
    }),
  );
  from = `http://127.0.0.1:${portOf(product)}`;
  // A port that was free a moment ago.
  const probe = await listening(createServer());
  origin = `http://127.0.0.1:${portOf(probe)}`;
  await new Promise((resolve) => probe.close(resolve));
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  product.closeAllConnections();
  await new Promise((resolve) => product.close(resolve));
});

describe('an export', () => {
  it('writes again only what has changed', async () => {
    expect(await exportTo()).toMatch(/Copied 3 versions [^]*Took 2 rendered pages that were not there, of 3\./);
    const page = path.join(exported(), 'pages/reader/anna/3.html');
    expect(await readFile(page, 'utf8')).toContain('/reader/anna/3 first');
    const made = (await stat(page)).mtimeMs;
    rendered = 'second';
    expect(await exportTo()).toMatch(/Copied 0 versions [^]*Took 0 rendered pages/);
    expect((await stat(page)).mtimeMs).toBe(made);
    await build('reader', 'two');
    await publish('reader');
    expect(await exportTo()).toMatch(/Copied 1 versions [^]*Took 2 rendered pages/);
    expect(await readFile(page, 'utf8')).toContain('/reader/anna/3 second');
    expect(existsSync(path.join(exported(), '.release'))).toBe(false);
    expect(await release('verify', '--host', exported())).toMatch(/in order/);
  });

  it('is refused when the product renders another revision, or says other bytes', async () => {
    change = (page) => page.replace(/"revision":\d+/, '"revision":1');
    await expect(exportTo()).rejects.toThrow('is not made from the revision that is exported');
    change = (page) => page.replace(/("remoteEntry\.js":"sha256-)./, '$1_');
    await expect(exportTo()).rejects.toThrow('is not made from the revision that is exported');
    expect(existsSync(path.join(exported(), 'registry.json'))).toBe(false);
  });

  it('security: is refused while a link is on the host, and what it leads to stays as it is', async () => {
    const folder = path.join(data.host, 'r/reader', (await standing()).remotes['reader']!.stable);
    const keys = path.join(root, 'keys.json');
    await writeFile(keys, '{}', { mode: 0o600 });
    await symlink(keys, path.join(folder, 'note.json'));
    await expect(exportTo()).rejects.toThrow(/note\.json is a link: remove it/);
    expect(existsSync(exported())).toBe(false);
    expect((await stat(keys)).mode & 0o777).toBe(0o600);
  });

  it('may be read by everybody, such as the static server, though the data folder is its owner’s alone', async () => {
    await closeToOthers(data.host);
    await exportTo();
    const unreadable = [];
    for (const entry of await readdir(exported(), { recursive: true, withFileTypes: true })) {
      const place = path.join(entry.parentPath, entry.name);
      const needed = entry.isDirectory() ? 0o555 : 0o444;
      if (((await stat(place)).mode & needed) !== needed) unreadable.push(place);
    }
    expect(unreadable).toEqual([]);
  });

  it('is refused when the host is not complete, and when no product answers', async () => {
    await expect(release('export', exported(), '--from', 'http://127.0.0.1:1')).rejects.toThrow('does not answer');
    const { stable } = (await standing()).remotes['reader']!;
    await writeFile(path.join(data.host, 'r/reader', stable, 'screen.js'), 'changed');
    await expect(exportTo()).rejects.toThrow(/The host is not in order:\n.*screen\.js has other bytes/);
  });
});

describe.skipIf(!nginxInstalled)('nginx with the configuration of an export', () => {
  beforeEach(async () => {
    await exportTo('--listen', new URL(origin).host);
    server = await servedByNginx(exported(), path.join(root, 'nginx'), origin);
  });

  const get = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(origin + address, { headers });

  it('sends every published file with its bytes, its type and how long it may be kept', async () => {
    expect(await release('verify', '--url', origin)).toMatch(/^Verifying \d+ files at .*\nAll \d+ files/);
  });

  it.each(['/reader/songs/23', '/Reader', '/reader/entry/Aaron%27s%20rod', '/account'])(
    'sends the page for %s, fresh',
    async (address) => {
      const page = await get(address);
      expect([page.status, page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(await page.text()).toBe(await readFile(path.join(data.host, 'index.html'), 'utf8'));
      const again = await get(address, { 'if-none-match': page.headers.get('etag')! });
      expect(again.status).toBe(304);
    },
  );

  it('leads from an address with a slash at its end to the one without', async () => {
    const ask = (address: string) => fetch(origin + address, { redirect: 'manual' });
    const answer = await ask('/reader/anna/3/');
    expect([answer.status, new URL(answer.headers.get('location') ?? '', origin).pathname]).toEqual([
      301,
      '/reader/anna/3',
    ]);
    const hostile = await ask('/reader/%0d%0aset-cookie:%20a=b/');
    expect(hostile.headers.get('set-cookie')).toBeNull();
  });

  it.each(['/nothing/here', '/readers', '/not-found.html'])('answers 404 with the page for %s', async (address) => {
    const page = await get(address);
    expect(page.status).toBe(404);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    if (address !== '/not-found.html') expect(await page.text()).toContain('noindex');
  });

  it('passes pictures of pages on to the product', async () => {
    const picture = await get('/picture/kjv/anna/3/16.png');
    expect([picture.status, await picture.text()]).toEqual([200, 'a picture']);
  });

  it('sends the rendered page where there is one, except for a query', async () => {
    expect(await (await get('/reader/anna/3')).text()).toContain('/reader/anna/3 first');
    expect(await (await get('/')).text()).toContain('/ first');
    const empty = await readFile(path.join(data.host, 'index.html'), 'utf8');
    expect(await (await get('/reader/anna/3?version=x')).text()).toBe(empty);
    expect(await (await get('/?version=x')).text()).toBe(empty);
  });

  it.each([
    '/shell/0123456789ab/main.js',
    '/r/reader/1.0.0-abcdef123456/remoteEntry.js',
    '/reader/main.js',
    '/nginx.conf',
    '/index.html',
    '/pages/reader/anna/3.html',
    '/.release/log.json',
  ])('answers 404 for %s, which nobody may keep', async (address) => {
    const missing = await get(address);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).toBeNull();
    expect(missing.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('security: does not send source maps, which are not even in the export', async () => {
    const { stable } = (await standing()).remotes['reader']!;
    const map = `r/reader/${stable}/screen.js.map`;
    expect(existsSync(path.join(data.host, map))).toBe(true);
    expect(existsSync(path.join(exported(), map))).toBe(false);
    await writeFile(path.join(exported(), map), '{}');
    for (const spelling of [map, map.replace('.map', '.MAP'), map.replace('.map', '%2emap')])
      expect((await get(`/${spelling}`)).status, spelling).toBe(404);
  });

  it('sends compressed what was compressed at publishing, and the page', async () => {
    const { shell } = await standing();
    for (const address of [`/shell/${shell!.stable}/provides.json`, '/reader/songs/23', '/registry.json']) {
      const sent = await get(address, { 'accept-encoding': 'gzip' });
      expect([address, sent.headers.get('content-encoding')]).toEqual([address, 'gzip']);
    }
  });

  it('sends the policy with every answer, and passes calls on', async () => {
    for (const address of ['/', '/reader/songs/23', '/registry.json', '/config.json', '/nothing.js']) {
      const { headers } = await get(address);
      expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'; connect-src 'self'");
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    }
    expect(await (await get('/functions/v1/daily-word')).json()).toEqual({ answer: 'from the product' });
    expect((await get('/config.json')).headers.get('cache-control')).toBe('no-store');
  });

  it('says how the product is, not how the page is', async () => {
    const health = await get('/healthz');
    expect([health.status, await health.json()]).toEqual([503, { status: 'degraded' }]);
  });

  it('allows Supabase at another address, where that is what the configuration says', async () => {
    await exportTo('--listen', new URL(origin).host, '--supabase', 'https://abc.supabase.co');
    server!.reload();
    const policy = "frame-ancestors 'none'; connect-src 'self' https://abc.supabase.co wss://abc.supabase.co";
    await expect
      .poll(async () => (await get('/')).headers.get('content-security-policy'), { timeout: 10_000 })
      .toBe(policy);
    expect(await (await get('/config.json')).json()).toMatchObject({ supabaseUrl: 'https://abc.supabase.co' });
    for (const address of ['/functions/v1/daily-word', '/storage/v1/bucket', '/healthz'])
      expect([address, (await get(address)).status]).toEqual([address, 404]);
  });
});
