import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build, data, publish, root, standing, start } from './testing/repository.ts';
import { release } from './testing/run-release.ts';

const nginx = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';

let product: Server;
let from: string;
let rendered: string | undefined;
let server: ChildProcess | undefined;
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
      ['/', '/bible/john/3', '/question?q=why', '/contact']
        .map((one) => `<url><loc>https://berea.example${one}</loc></url>`)
        .join('\n'),
    ];
  if (address.startsWith('/functions/v1/')) return [200, 'application/json', '{"answer":"from the product"}'];
  const page = await readFile(path.join(data.host, 'index.html'), 'utf8');
  const isRendered = address === '/bible/john/3' || address === '/';
  const content = `<p>${address} ${rendered}</p><script type="application/json" id="berea-rendered">{}</script>`;
  return [200, 'text/html', isRendered ? page + content : page];
}

const exported = (): string => path.join(root, 'exported');
const exportTo = (...args: string[]): Promise<string> => release('export', exported(), '--from', from, ...args);

/** Starts nginx with nothing but the file that the export wrote. */
async function serve(): Promise<void> {
  const work = path.join(root, 'nginx');
  await mkdir(work, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${path.join(work, kind)};`,
  );
  await writeFile(
    path.join(work, 'nginx.conf'),
    `daemon off; pid ${work}/pid; error_log stderr; user root;
events {}
http { access_log off; ${temporary.join(' ')} include ${exported()}/nginx.conf; }`,
  );
  server = spawn(nginx, ['-p', work, '-c', path.join(work, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  server.stderr!.on('data', (chunk: Buffer) => void (complaint += chunk.toString()));
  for (;;) {
    const ready = await fetch(origin).catch(() => undefined);
    if (ready) return;
    if (server.exitCode !== null) throw new Error(`nginx ended:\n${complaint}`);
  }
}

beforeEach(async () => {
  rendered = 'first';
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
  const ended = server && new Promise((resolve) => server!.once('close', resolve));
  server?.kill('SIGTERM');
  await ended;
  server = undefined;
  product.closeAllConnections();
  await new Promise((resolve) => product.close(resolve));
});

describe('an export', () => {
  it('writes again only what has changed', async () => {
    expect(await exportTo()).toMatch(/Copied 3 versions [^]*Took 2 rendered pages that were not there, of 3\./);
    const page = path.join(exported(), 'pages/bible/john/3.html');
    expect(await readFile(page, 'utf8')).toContain('/bible/john/3 first');
    const made = (await stat(page)).mtimeMs;
    rendered = 'second';
    expect(await exportTo()).toMatch(/Copied 0 versions [^]*Took 0 rendered pages/);
    expect((await stat(page)).mtimeMs).toBe(made);
    await build('reader', 'two');
    await publish('reader');
    expect(await exportTo()).toMatch(/Copied 1 versions [^]*Took 2 rendered pages/);
    expect(await readFile(page, 'utf8')).toContain('/bible/john/3 second');
    expect(existsSync(path.join(exported(), '.release'))).toBe(false);
    expect(await release('verify', '--host', exported())).toMatch(/in order/);
  });

  it('is refused when the host is not complete, and when no product answers', async () => {
    await expect(release('export', exported(), '--from', 'http://127.0.0.1:1')).rejects.toThrow('does not answer');
    const { stable } = (await standing()).remotes['reader']!;
    await writeFile(path.join(data.host, 'r/reader', stable, 'screen.js'), 'changed');
    await expect(exportTo()).rejects.toThrow(/The host is not in order:\n.*screen\.js has other bytes/);
  });
});

describe.skipIf(!existsSync(nginx))('nginx with the configuration of an export', () => {
  beforeEach(async () => {
    await exportTo('--listen', new URL(origin).host);
    await serve();
  });

  const get = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(origin + address, { headers });

  it('sends every published file with its bytes, its type and how long it may be kept', async () => {
    expect(await release('verify', '--url', origin)).toMatch(/^Verifying \d+ files at .*\nAll \d+ files/);
  });

  it.each(['/bible/psalms/23', '/concordance/love', '/encyclopedia/entry/Aaron%27s%20rod', '/nothing/here'])(
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

  it('sends the rendered page where there is one, except for a query', async () => {
    expect(await (await get('/bible/john/3')).text()).toContain('/bible/john/3 first');
    expect(await (await get('/')).text()).toContain('/ first');
    const empty = await readFile(path.join(data.host, 'index.html'), 'utf8');
    expect(await (await get('/bible/john/3?version=x')).text()).toBe(empty);
    expect(await (await get('/?version=x')).text()).toBe(empty);
  });

  it.each([
    '/shell/0123456789ab/main.js',
    '/r/reader/1.0.0-abcdef123456/remoteEntry.js',
    '/bible/main.js',
    '/nginx.conf',
    '/index.html',
    '/pages/bible/john/3.html',
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
    for (const address of [`/shell/${shell!.stable}/provides.json`, '/bible/psalms/23', '/registry.json']) {
      const sent = await get(address, { 'accept-encoding': 'gzip' });
      expect([address, sent.headers.get('content-encoding')]).toEqual([address, 'gzip']);
    }
  });

  it('sends the policy with every answer, and passes calls on', async () => {
    for (const address of ['/', '/bible/psalms/23', '/registry.json', '/config.json', '/nothing.js']) {
      const { headers } = await get(address);
      expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'; connect-src 'self'");
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    }
    expect(await (await get('/functions/v1/daily-verse')).json()).toEqual({ answer: 'from the product' });
    expect((await get('/config.json')).headers.get('cache-control')).toBe('no-store');
  });

  it('allows Supabase at another address, where that is what the configuration says', async () => {
    await exportTo('--listen', new URL(origin).host, '--supabase', 'https://abc.supabase.co');
    server!.kill('SIGHUP');
    const policy = "frame-ancestors 'none'; connect-src 'self' https://abc.supabase.co wss://abc.supabase.co";
    await expect
      .poll(async () => (await get('/')).headers.get('content-security-policy'), { timeout: 10_000 })
      .toBe(policy);
    expect(await (await get('/config.json')).json()).toMatchObject({ supabaseUrl: 'https://abc.supabase.co' });
    expect((await get('/functions/v1/daily-verse')).headers.get('content-type')).toMatch('text/html');
  });
});
