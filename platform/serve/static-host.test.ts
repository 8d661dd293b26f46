import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { pagesByRoute } from './product-pages.ts';
import { RenderedPages } from './render/rendered-pages.ts';
import { staticHost } from './static-host.ts';

const page = '<!doctype html><head><title>Berea</title></head>';
const id = '1.0.0-abcdef';
const route = { path: '/guide/:book?/:page?/:line?', access: 'open', expose: './guide', screen: 'Guide' };
const version = {
  base: `/r/reader/${id}/`,
  entry: 'entry.js',
  container: 'reader',
  routes: [route],
  hostApi: {},
  files: { 'entry.js': `sha256-${'A'.repeat(43)}=` },
};
const reader = { enabled: true, owner: 'reader', stable: id, previous: null, versions: { [id]: version } };
const registry = { schema: 2, epoch: 1, revision: 1, paths: { guide: 'reader' }, remotes: { reader } };
const script = `console.log(${JSON.stringify('reader '.repeat(50))})`;
let root: string;
let server: http.Server;
let origin: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'berea-host-'));
  const put = async (file: string, content: string | Uint8Array): Promise<void> => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  };
  await put('secret.txt', 'secret');
  await put('host/index.html', page);
  await put('host/registry.json', '{"revision":1}');
  await put('host/registry/history/1763000000-1.json', '{"revision":1}');
  await put('host/r/reader/1.0.0-abcdef123456/remoteEntry.js', script);
  await put('host/r/reader/1.0.0-abcdef123456/remoteEntry.js.gz', gzipSync(script));
  await put('host/r/reader/1.0.0-abcdef123456/remoteEntry.js.map', '{}');
  await put('host/shell/0123456789ab/main.js.map', '{}');
  server = createAdaptorServer({ fetch: staticHost(path.join(root, 'host')).fetch }) as http.Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await rm(root, { recursive: true });
});

/** Sends a request with the path exactly as written; `fetch` would normalise it. */
function raw(target: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const request = http.get(
      { host: '127.0.0.1', port: Number(new URL(origin).port), path: target, headers: { accept: 'text/html' } },
      (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => void (body += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      },
    );
    request.on('error', reject);
  });
}

describe('the page', () => {
  it.each(['/', '/guide/anna/3/16', '/anna3:16', '/no/such/page'])('is served at %s', async (address) => {
    const response = await fetch(origin + address, { headers: { accept: 'text/html,application/xhtml+xml' } });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(page);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('is not served for a missing script, a missing remote or a mistaken call', async () => {
    for (const address of [
      '/main.js',
      '/r/reader/9.9.9-abcdef123456/remoteEntry.js',
      '/r/reader/',
      '/shell/x',
      '/registry/nothing',
    ]) {
      expect((await raw(address)).status, address).toBe(404);
    }
    expect((await fetch(`${origin}/no/such/call`)).status).toBe(404);
  });

  it('security: nor for a source map, which is there', async () => {
    for (const address of ['/r/reader/1.0.0-abcdef123456/remoteEntry.js.map', '/shell/0123456789ab/main.js.map']) {
      for (const spelling of [address, address.replace('.map', '.MAP'), address.replace('.map', '%2emap')])
        expect((await raw(spelling)).status, spelling).toBe(404);
      const developing = await staticHost(path.join(root, 'host'), { maps: true }).request(address);
      expect(developing.status).toBe(200);
    }
  });

  it('security: cannot be framed, and disables content type sniffing', async () => {
    const { headers } = await fetch(origin);
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'; connect-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });
});

describe('security: what the page may connect to', () => {
  const policyFor = async (supabaseUrl: string) =>
    (await staticHost(path.join(root, 'host'), { supabaseUrl }).request('/')).headers.get('content-security-policy');

  it('is only what /config.json names', async () => {
    expect(await policyFor('/')).toBe("frame-ancestors 'none'; connect-src 'self'");
    expect(await policyFor('https://ref.supabase.co/')).toBe(
      "frame-ancestors 'none'; connect-src 'self' https://ref.supabase.co wss://ref.supabase.co",
    );
  });
});

describe('security: an address in another spelling than its route', () => {
  it.each([
    ['/Words/suicide', '/words/suicide'],
    ['/WORDS//Suicide/?a=b', '/words/Suicide?a=b'],
    ['//words/suicide', '/words/suicide'],
    ['/People/Entry/I%20want%20to%20die', '/people/entry/I%20want%20to%20die'],
    ['/Guide/Anna//3/', '/guide/Anna/3'],
    ['//', '/'],
    ['///?x', '/?x'],
  ])('is neither rendered nor kept, and leads to the one: %s', async (address, one) => {
    const paths = ['/guide/:book?/:page?', '/words/:word?', '/people/entry/:term'];
    const routes = paths.map((at) => ({ ...route, path: at }));
    const published = {
      ...registry,
      paths: { guide: 'reader', words: 'reader', people: 'reader' },
      remotes: { reader: { ...reader, versions: { [id]: { ...version, routes } } } },
    };
    await writeFile(path.join(root, 'host/registry.json'), JSON.stringify(published));
    onTestFinished(() => writeFile(path.join(root, 'host/registry.json'), '{"revision":1}'));
    const asked: string[] = [];
    const page = (at: string) => Promise.resolve(void asked.push(at));
    const host = staticHost(path.join(root, 'host'), { publicUrl: 'https://berea.example', pages: { page } });
    const answer = await host.request(`http://berea.example${address}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, one]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(asked).toEqual([]);
    await host.request(`http://berea.example${one}`);
    expect(asked).toEqual([one]);
  });

  it.each(['//', '///', '//?x'])('breaks nothing before anything is published: %s', async (address) => {
    const host = staticHost(path.join(root, 'host'), { publicUrl: 'https://berea.example' });
    expect((await host.request(`http://berea.example${address}`)).status).toBe(200);
  });
});

describe('an address where there is nothing', () => {
  const product = { ...pagesByRoute, state: (_: unknown, [book]: readonly string[]) => state(book) };
  const state = (book?: string) => (book === 'qqq' ? 'missing' : 'exists');

  it.each(['/nowhere', '/guide/qqq/3'])('is answered with 404 and the page, which says so: %s', async (address) => {
    await writeFile(path.join(root, 'host/registry.json'), JSON.stringify(registry));
    onTestFinished(() => writeFile(path.join(root, 'host/registry.json'), '{"revision":1}'));
    const host = staticHost(path.join(root, 'host'), { product });
    const answer = await host.request(address);
    const text = await answer.text();
    expect(answer.status).toBe(404);
    expect(text).toContain('<title>Page not found · Berea</title>');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect((await host.request('/guide/anna/3/16')).status).toBe(200);
  });
});

describe('a version directory', () => {
  const entry = '/r/reader/1.0.0-abcdef123456/remoteEntry.js';

  it('is cached by the browser for a year', async () => {
    const response = await fetch(origin + entry, { headers: { 'accept-encoding': 'identity' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(await response.text()).toBe(script);
  });

  it('is sent precompressed to clients that accept the encoding', async () => {
    const response = await fetch(origin + entry, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await response.text()).toBe(script);
  });

  it('answers 304 to a client that has the file, and answers HEAD without a body', async () => {
    const tag = (await fetch(origin + entry)).headers.get('etag') ?? '';
    expect((await fetch(origin + entry, { headers: { 'if-none-match': tag } })).status).toBe(304);
    const head = await fetch(origin + entry, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('the registry', () => {
  it('is revalidated each time: 304 while it is unchanged, the new content once it changed', async () => {
    const first = await fetch(`${origin}/registry.json`);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const tag = first.headers.get('etag') ?? '';
    const ask = (): Promise<Response> => fetch(`${origin}/registry.json`, { headers: { 'if-none-match': tag } });
    expect((await ask()).status).toBe(304);
    await writeFile(path.join(root, 'host/registry.json'), '{"revision":2}');
    const changed = await ask();
    expect([changed.status, await changed.json()]).toEqual([200, { revision: 2 }]);
  });

  it('serves its history', async () => {
    expect(await (await fetch(`${origin}/registry/history/1763000000-1.json`)).json()).toEqual({ revision: 1 });
    expect((await fetch(`${origin}/registry/history/1763000000-7.json`)).status).toBe(404);
    expect((await fetch(`${origin}/registry/history/1.json`)).status).toBe(404);
  });
});

describe('security: a path that tries to leave the folder', () => {
  it.each([
    '/../secret.txt',
    '/r/../../secret.txt',
    '/r/a/b/../../../../secret.txt',
    '/r/a/b/..%2f..%2f..%2f..%2fsecret.txt',
    '/r/a/b/%2e%2e/%2e%2e/%2e%2e/%2e%2e/secret.txt',
    '/r/a/b/..\\..\\..\\..\\secret.txt',
    '/registry/history/..%2f..%2f..%2fsecret.txt',
    '/registry/history/%2e%2e%2f1.json',
    '/shell/x//../../../secret.txt',
    '/r/reader/1.0.0-abcdef123456/%00',
  ])('gets no file: %s', async (target) => {
    const { body } = await raw(target);
    expect(body).not.toContain('secret');
    expect(body).not.toContain('revision');
  });
});

describe('security: a link that leads out of the folder', () => {
  it('is not followed: to a file, to a compressed copy, to a folder', async () => {
    const version = path.join(root, 'host/r/reader/1.0.0-abcdef123456');
    const [file, copy, folder, history] = [
      path.join(version, 'note.json'),
      path.join(version, 'other.js.gz'),
      path.join(root, 'host/shell/abcdef012345'),
      path.join(root, 'host/registry/history/1763000000-9.json'),
    ] as const;
    await writeFile(path.join(version, 'other.js'), script);
    await mkdir(path.join(root, 'keys/deep'), { recursive: true });
    await writeFile(path.join(root, 'keys/deep/keys.json'), 'secret');
    for (const link of [file, copy, history]) await symlink(path.join(root, 'secret.txt'), link);
    await symlink(path.join(root, 'keys'), folder);
    // A link inside the folder leads nowhere that is not served anyway.
    await symlink('remoteEntry.js', path.join(version, 'same.js'));
    onTestFinished(async () => {
      for (const link of [file, copy, folder, history]) await rm(link);
    });
    for (const address of [
      '/r/reader/1.0.0-abcdef123456/note.json',
      '/r/reader/1.0.0-abcdef123456/note%2ejson',
      '/r/reader/1.0.0-abcdef123456/other.js',
      '/shell/abcdef012345/deep/keys.json',
      '/registry/history/1763000000-9.json',
    ]) {
      const answer = await fetch(origin + address, { headers: { 'accept-encoding': 'gzip' } });
      expect([address, answer.status]).toEqual([address, 404]);
    }
    expect((await fetch(`${origin}/r/reader/1.0.0-abcdef123456/same.js`)).status).toBe(200);
  });

  it('is not followed in the place of the page or the registry', async () => {
    const host = path.join(root, 'linked');
    await mkdir(host);
    for (const file of ['index.html', 'registry.json'])
      await symlink(path.join(root, 'secret.txt'), path.join(host, file));
    for (const address of ['/', '/guide/anna/3', '/registry.json'])
      expect((await staticHost(host, { tell: () => undefined }).request(address)).status).toBe(404);
  });
});

describe('a host whose files are damaged', () => {
  const damaged = async (files: Readonly<Record<string, string>>) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'berea-damaged-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const [file, content] of Object.entries(files)) await writeFile(path.join(folder, file), content);
    const lines: string[] = [];
    const pages = new RenderedPages({
      folder,
      supabaseUrl: origin,
      supabaseKey: 'key',
      contentVersion: async () => 'one',
      call: () => Promise.reject(new Error('nobody is called')),
      product: pagesByRoute,
      isShared: () => true,
      isListed: () => true,
      publicUrl: 'https://berea.example',
      onFailure: (address) => void lines.push(address),
    });
    onTestFinished(() => pages.close());
    const host = staticHost(folder, { pages, tell: (line) => void lines.push(line) });
    return { lines, ask: (address: string) => host.request(address, { headers: { accept: 'text/html' } }) };
  };

  it('sends its page, and tells of a damaged registry once', async () => {
    const { lines, ask } = await damaged({ 'index.html': page, 'registry.json': '{"schema":2,' });
    for (const address of ['/', '/guide/anna/3', '/nowhere']) {
      const answer = await ask(address);
      expect([answer.status, await answer.text()]).toEqual([200, page]);
    }
    expect(lines).toEqual([expect.stringContaining('registry.json is damaged')]);
  });

  it('sends a page with a damaged registry in it as it is', async () => {
    const broken = `${page}<script src="/shell/abcdef123456/main.js"></script><script type="application/json" id="berea-registry">{"schema":2,</script>`;
    const { ask } = await damaged({ 'index.html': broken, 'registry.json': JSON.stringify(registry) });
    for (const address of ['/', '/guide/anna/3']) {
      const answer = await ask(address);
      expect([answer.status, await answer.text()]).toEqual([200, broken]);
    }
  });

  it('says so in the place of an empty page, which nobody is to keep', async () => {
    const { ask } = await damaged({ 'index.html': '', 'registry.json': JSON.stringify(registry) });
    for (const address of ['/', '/nowhere']) {
      const answer = await ask(address);
      expect([answer.status, await answer.text()]).toEqual([503, 'The page is damaged. Please come back later.']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('before anything is published', () => {
  it('answers 404 instead of failing', async () => {
    const empty = staticHost(path.join(root, 'nothing'));
    expect((await empty.request('/', { headers: { accept: 'text/html' } })).status).toBe(404);
    expect((await empty.request('/registry.json')).status).toBe(404);
  });
});

describe('pages that were rendered', () => {
  const ready = {
    html: '<p>In the beginning</p>',
    brotli: brotliCompressSync('<p>In the beginning</p>'),
    etag: '"one"',
  };
  const rendered: string[] = [];
  const host = () =>
    staticHost(path.join(root, 'host'), {
      pages: {
        page: async (address) => {
          rendered.push(address);
          return address === '/guide' ? ready : undefined;
        },
      },
    });
  const ask = (address: string, headers: Record<string, string> = {}) =>
    host().request(address, { headers: { accept: 'text/html', ...headers } });

  it('are sent instead of the empty page, and revalidated like it', async () => {
    const answer = await ask('/guide');
    expect(await answer.text()).toBe(ready.html);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await ask('/guide', { 'if-none-match': '"one"' })).status).toBe(304);
    expect(await (await ask('/profile')).text()).toBe(page);
  });

  it('are compressed once, for browsers that take brotli', async () => {
    const answer = await ask('/guide', { 'accept-encoding': 'gzip, br;q=0.9' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(ready.html);
  });

  it.each(['br;q=0', 'gzip, br; q=0.0', '', 'identity'])(
    'are not compressed for one that refuses brotli: %j',
    async (of) => {
      const answer = await ask('/guide', { 'accept-encoding': of });
      expect(answer.headers.get('content-encoding')).not.toBe('br');
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
    },
  );

  it('are asked for with their query, and never for a file', async () => {
    rendered.length = 0;
    expect(await (await ask('/guide?version=eng-web')).text()).toBe(page);
    expect((await ask('/guide.js')).status).toBe(404);
    expect(rendered).toEqual(['/guide?version=eng-web']);
  });
});
