import net from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { type HttpServer, takeAddress } from './http-server.ts';

let server: HttpServer;
afterEach(() => server.close());

const site = new Hono()
  .get('/text', (c) => c.text('text'))
  .get('/redirect', (c) => c.redirect('/text'))
  .get('/passed-on', () => fetch('data:text/plain,passed'))
  .get('/empty', (c) => c.body(null, 304))
  .get('/broken', () => {
    throw new Error('broken');
  })
  .post('/reads', async (c) => c.text(await c.req.text()))
  .post('/refuses', (c) => c.text('no', 401));
site.onError((_, c) => c.text('failed', 500));

describe('every answer', () => {
  const paths = ['/text', '/redirect', '/passed-on', '/empty', '/broken', '/nothing'];
  const headersOf = (path: string) =>
    fetch(new URL(path, server.origin), { redirect: 'manual' }).then(({ headers }) => headers);

  it('security: disables content type sniffing, before and after the start', async () => {
    server = await takeAddress('127.0.0.1', 0);
    expect((await headersOf('/text')).get('x-content-type-options')).toBe('nosniff');
    server.open(site);
    for (const path of paths)
      expect([path, (await headersOf(path)).get('x-content-type-options')]).toEqual([path, 'nosniff']);
  });

  it('security: asks for https from then on where the public address has it, and only there', async () => {
    for (const [publicUrl, expected] of [
      ['https://berea.example', 'max-age=31536000'],
      ['http://berea.example', null],
      [undefined, null],
    ] as const) {
      server = await takeAddress('127.0.0.1', 0, { publicUrl });
      server.open(site);
      for (const path of paths)
        expect([path, (await headersOf(path)).get('strict-transport-security')]).toEqual([path, expected]);
      await server.close();
    }
  });
});

it('before the start has ended, every address answers 503 and says that it is starting', async () => {
  server = await takeAddress('127.0.0.1', 0);
  const ask = (path: string, accept: string) => fetch(new URL(path, server.origin), { headers: { accept } });
  const health = await ask('/healthz', '*/*');
  expect([health.status, await health.json()]).toEqual([
    503,
    { status: 'starting', database: 'starting', functions: 'starting' },
  ]);
  const page = await ask('/bible', 'text/html');
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('Berea is starting.')]);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
});

describe('security: a body that is sent slowly', () => {
  /** Sends headers and a part of the body, then a byte now and then. Resolves when the server ends the connection. */
  function sendSlowly(path: string): Promise<number> {
    const began = performance.now();
    return new Promise((resolve) => {
      const socket = net.connect(Number(new URL(server.origin).port), '127.0.0.1');
      const drip = setInterval(() => socket.write('x'), 50);
      socket.on('error', () => {});
      socket.on('data', () => {});
      socket.on('close', () => {
        clearInterval(drip);
        resolve(performance.now() - began);
      });
      socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\npart`);
    });
  }

  it.each(['/reads', '/refuses', '/nothing'])('is cut off, whatever the route does with it: %s', async (path) => {
    server = await takeAddress('127.0.0.1', 0, { bodyMs: 400, checkMs: 50 });
    server.open(site);
    expect(await sendSlowly(path)).toBeLessThan(3000);
  });

  it('is cut off during the start, too', async () => {
    server = await takeAddress('127.0.0.1', 0, { bodyMs: 400, checkMs: 50 });
    expect(await sendSlowly('/reads')).toBeLessThan(3000);
  });
});
