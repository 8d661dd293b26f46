import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startFunctions } from './host.ts';
import type { Functions } from './host.ts';

const folder = fileURLToPath(new URL('./fixtures', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the edge functions', () => {
  const log: string[] = [];
  const other = createServer((_, response) => response.end('other'));
  let dataFolder: string;
  let functions: Functions;
  const call = (path: string, init?: RequestInit) =>
    functions.fetch(new Request(`http://localhost:4300/functions/v1${path}`, init), path, '203.0.113.7');

  beforeAll(async () => {
    dataFolder = mkdtempSync(join(tmpdir(), 'berea-functions-'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    functions = startFunctions({
      folder,
      root,
      dataFolder,
      env: { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: 'sb_publishable_x' },
      atOnce: { slow: 8 },
      timeoutMs: 1500,
      log: (line) => log.push(line),
    });
    await functions.ready;
  }, 30_000);
  afterAll(async () => {
    await functions.close();
    other.close();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  it('run as on a hosted project: own path, environment, libraries, packages and shared files', async () => {
    const response = await call('/echo/deeper?x=1', { method: 'POST', body: '{"a":1}' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      method: 'POST',
      pathname: '/echo/deeper',
      body: '{"a":1}',
      greeting: 'Grace and peace',
      library: true,
      parsed: 'yes',
      url: 'http://127.0.0.1:9',
      key: 'sb_publishable_x',
      forwardedFor: '203.0.113.7',
    });
  });

  it('cannot access other environment variables, the data folder or other servers', async () => {
    const { port } = other.address() as AddressInfo;
    const secret = join(dataFolder, 'keys.json');
    writeFileSync(secret, '{}');
    const response = await call(`/echo?read=${encodeURIComponent(secret)}&connect=http://127.0.0.1:${port}/`);
    expect(await response.json()).toMatchObject({ home: null, runnerToken: null, read: 'refused', connect: 'refused' });
  });

  it('security: refuse requests that bypass the gateway', async () => {
    const { pid } = (await (await call('/echo')).json()) as { pid: number };
    expect(pid).toBe(functions.pid);
    const response = await fetch(`${await functions.origin()}/echo`);
    expect(response.status).toBe(403);
  });

  it('keep working when one of them cannot be imported, and log the reason', async () => {
    const response = await call('/broken');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      code: 'BOOT_ERROR',
      message: 'Function failed to start (please check logs)',
    });
    expect(log.join('\n')).toContain('this function cannot be imported');
    expect((await call('/echo')).status).toBe(200);
  });

  it('answer 500 without details when a handler throws, and survive an unhandled rejection', async () => {
    const response = await call('/careless');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('and this is thrown');
    const { pid } = (await (await call('/echo')).json()) as { pid: number };
    expect(pid).toBe(functions.pid);
    await expect.poll(() => log.join('\n')).toContain('nobody waits for this');
  });

  it('answer 504 when a handler exceeds the timeout', async () => {
    const response = await call('/slow');
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ code: 'IDLE_TIMEOUT' });
  });

  it('security: answer 504 to a request whose turn never comes, which ends nothing else', async () => {
    // So many clients that others have the places which the first one's requests give back.
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        functions.fetch(new Request('http://localhost/'), '/slow', `203.0.113.${Math.floor(at / 10)}`),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([504]));
  });

  it('security: work on two requests of one client at a time, also when it has gone, and answer others', async () => {
    const gone = new AbortController();
    const slow = [1, 2].map(() => call('/slow', { signal: gone.signal }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    gone.abort();
    let answered = false;
    const third = call('/echo').then(({ status }) => {
      answered = true;
      return status;
    });
    const other = await functions.fetch(new Request('http://localhost/'), '/echo', '203.0.113.8');
    expect([other.status, answered]).toEqual([200, false]);
    const waiting = Array.from({ length: 99 }, () => call('/echo'));
    const tooMany = await call('/echo');
    expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([503, '1']);
    await Promise.all(slow);
    expect([200, 504]).toContain(await third);
    await Promise.all(waiting);
  });

  it('security: answer others while clients wait for a function that keeps the thread busy', async () => {
    const waiting = Array.from({ length: 40 }, (_, at) =>
      functions.fetch(new Request('http://localhost/'), '/slow', `198.51.100.${at}`),
    );
    const other = await functions.fetch(new Request('http://localhost/'), '/echo', '203.0.113.9');
    expect(other.status).toBe(200);
    await Promise.all(waiting);
  });

  it('security: are restarted when their memory is used up, before the machine’s is', async () => {
    const before = functions.pid;
    await call('/hoard');
    await expect.poll(() => functions.pid, { timeout: 20_000 }).not.toBe(before);
    await expect.poll(async () => (await call('/echo')).status, { timeout: 20_000 }).toBe(200);
    expect(log.join('\n')).toContain('out of memory');
  }, 60_000);

  it('are restarted when their process is killed, and not ready meanwhile', async () => {
    const before = functions.pid;
    expect(functions.isReady).toBe(true);
    process.kill(before ?? 0, 'SIGKILL');
    await expect.poll(() => functions.isReady, { interval: 5 }).toBe(false);
    await expect.poll(async () => (await call('/echo')).status, { timeout: 10_000 }).toBe(200);
    expect(functions.pid).not.toBe(before);
    expect(functions.isReady).toBe(true);
    expect(log.join('\n')).toContain('starting it again');
  }, 15_000);

  it('are restarted when one of them blocks the CPU', async () => {
    const before = functions.pid;
    expect((await call('/spin')).status).toBe(504);
    await expect.poll(async () => (await call('/echo')).status, { timeout: 20_000, interval: 200 }).toBe(200);
    expect(functions.pid).not.toBe(before);
  }, 30_000);
});

it('security: what a function asks of its own project carries the address of the client it answers', async () => {
  const asked: (string | undefined)[] = [];
  const project = createServer((request, response) => {
    asked.push(String(request.headers['x-forwarded-for']));
    setTimeout(() => response.end('[]'), 20);
  });
  await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve));
  const dataFolder = mkdtempSync(join(tmpdir(), 'berea-functions-'));
  const env = { SUPABASE_URL: `http://127.0.0.1:${(project.address() as AddressInfo).port}` };
  const functions = startFunctions({ folder, root, dataFolder, env, log: () => {} });
  try {
    await functions.ready;
    const addresses = ['203.0.113.7', '203.0.113.8', '203.0.113.9'];
    const headers = { 'x-forwarded-for': '6.6.6.6' };
    await Promise.all(
      addresses.map((address) =>
        functions.fetch(new Request('http://localhost/functions/v1/reads', { headers }), '/reads', address),
      ),
    );
    expect(asked.sort()).toEqual(addresses);
  } finally {
    await functions.close();
    project.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}, 30_000);

/** A project that nobody answers for. */
const nowhere = { SUPABASE_URL: 'http://127.0.0.1:9' };

it('a project whose functions need no import map has none', async () => {
  const own = mkdtempSync(join(tmpdir(), 'berea-project-'));
  mkdirSync(join(own, 'hello'));
  writeFileSync(join(own, 'hello/index.ts'), "Deno.serve(() => new Response('hello'));");
  const functions = startFunctions({ folder: own, root, dataFolder: own, env: nowhere, log: () => {} });
  try {
    await functions.ready;
    const response = await functions.fetch(new Request('http://localhost/'), '/hello', '127.0.0.1');
    expect(await response.text()).toBe('hello');
  } finally {
    await functions.close();
    rmSync(own, { recursive: true, force: true });
  }
}, 30_000);

describe('closing the functions', () => {
  it('leaves no process behind, and does not wait for one that never ends', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'berea-functions-'));
    const functions = startFunctions({ folder, root, dataFolder, env: nowhere, timeoutMs: 300, log: () => {} });
    await functions.ready;
    const pid = functions.pid!;
    expect(process.kill(pid, 0)).toBe(true);
    await functions.fetch(new Request('http://localhost/'), '/spin', '127.0.0.1');
    await functions.close();
    expect(() => process.kill(pid, 0)).toThrow();
    rmSync(dataFolder, { recursive: true, force: true });
  }, 30_000);
});
