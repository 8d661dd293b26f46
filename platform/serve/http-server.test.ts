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
  const page = await ask('/guide', 'text/html');
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

describe('closing', () => {
  /** A site whose answers wait until they are let go. */
  function slowSite() {
    const waiting: (() => void)[] = [];
    const app = new Hono().get('/slow', async (c) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return c.text('answered');
    });
    return { app, waiting };
  }

  it('lets requests in flight end, and accepts no others', async () => {
    const { app, waiting } = slowSite();
    server = await takeAddress('127.0.0.1', 0);
    server.open(app);
    const asked = Array.from({ length: 8 }, () => fetch(new URL('/slow', server.origin)));
    await expect.poll(() => waiting.length).toBe(8);
    const closed = server.close();
    await expect(fetch(new URL('/slow', server.origin))).rejects.toThrow();
    setTimeout(() => waiting.forEach((letGo) => letGo()), 300);
    const texts = await Promise.all(asked.map(async (answer) => (await answer).text()));
    expect(texts).toEqual(Array.from({ length: 8 }, () => 'answered'));
    const began = performance.now();
    await closed;
    // Kept alive, they would stay open for five seconds.
    expect(performance.now() - began).toBeLessThan(4000);
  });

  it('ends after its time, whatever is in flight', async () => {
    const { app, waiting } = slowSite();
    server = await takeAddress('127.0.0.1', 0, { drainMs: 200 });
    server.open(app);
    const asked = fetch(new URL('/slow', server.origin));
    asked.catch(() => {});
    await expect.poll(() => waiting.length).toBe(1);
    const began = performance.now();
    await server.close();
    expect(performance.now() - began).toBeLessThan(4000);
    await expect(asked).rejects.toThrow();
  });
});

describe('security: connections', () => {
  const connect = () => net.connect(Number(new URL(server.origin).port), '127.0.0.1').on('error', () => {});
  const ended = (socket: net.Socket) => new Promise<void>((resolve) => socket.on('close', () => resolve()));

  it('whose client does not read are dropped', async () => {
    server = await takeAddress('127.0.0.1', 0, { idleMs: 300 });
    server.open(new Hono().get('/long', (c) => c.text('x'.repeat(20_000_000))));
    const unread = connect();
    unread.pause();
    unread.write('GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    // What the system had taken by then is still there, and then the connection ends.
    let read = 0;
    unread.on('data', (chunk: Buffer) => (read += chunk.byteLength)).resume();
    await ended(unread);
    expect(read).toBeLessThan(20_000_000);
  });

  it('are limited for each address', async () => {
    server = await takeAddress('127.0.0.1', 0, { connectionsOfOne: 3 });
    server.open(site);
    const open = [connect(), connect(), connect()];
    await ended(connect());
    open[0]!.destroy();
    await expect
      .poll(async () => (await fetch(new URL('/text', server.origin)).catch(() => undefined))?.status)
      .toBe(200);
    for (const socket of open) socket.destroy();
  });

  it('of one address carry few requests at once', async () => {
    server = await takeAddress('127.0.0.1', 0, { requestsOfOne: 5, idleMs: 300 });
    let begun = 0;
    server.open(new Hono().get('/text', (c) => c.text('text')).get('/waits', () => (begun++, new Promise(() => {}))));
    const status = async () => (await fetch(new URL('/text', server.origin))).status;
    const hostile = connect();
    hostile.write('GET /waits HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(10));
    await expect.poll(status).toBe(503);
    expect(begun).toBe(5);
    hostile.destroy();
    await expect.poll(status).toBe(200);
  });

  it('that carry many requests without waiting for an answer are ended, after some with all others of their address', async () => {
    server = await takeAddress('127.0.0.1', 0);
    let begun = 0;
    server.open(new Hono().get('/text', (c) => c.text('text')).get('/waits', () => (begun++, new Promise(() => {}))));
    const neighbour = ended(connect());
    const flood = async (): Promise<void> => {
      const hostile = connect();
      hostile.write('GET /waits HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(100));
      await ended(hostile);
    };
    for (let time = 0; time < 100; time++) await flood();
    expect(begun).toBe(100 * 16);
    expect((await fetch(new URL('/text', server.origin))).status).toBe(200);
    await flood();
    await neighbour;
    await expect(fetch(new URL('/text', server.origin))).rejects.toThrow('fetch failed');
  });
});
