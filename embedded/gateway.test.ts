import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Functions } from './functions/host.ts';
import { createGateway } from './gateway.ts';
import type { GatewayOptions } from './gateway.ts';
import { CachedAnswers } from './gateway/cached-answers.ts';
import type { GatewayEnv } from './identity.ts';
import { openKeys } from './keys.ts';
import type { Keys } from './keys.ts';

let keys: Keys;
let app: Hono<GatewayEnv>;
const folder = mkdtempSync(join(tmpdir(), 'berea-gateway-'));
const log: string[] = [];

/** A stub behind the gateway that returns the identity and address it was given. */
const behind = () =>
  new Hono<GatewayEnv>()
    .all('/explode', () => {
      throw new Error('the password is hunter2');
    })
    .all('/things', async (c) =>
      c.json({ ...c.var.identity, address: c.var.address, length: (await c.req.text()).length }),
    );

const functions: Functions = {
  names: new Set(['open', 'members', 'unlisted', 'retired']),
  ready: Promise.resolve(),
  isReady: true,
  pid: undefined,
  origin: () => Promise.reject(new Error('none')),
  fetch: (request, path, address) =>
    Promise.resolve(Response.json({ path, address, authorization: request.headers.get('authorization') })),
  close: () => Promise.resolve(),
};

const gateway = (options: Partial<GatewayOptions> = {}) =>
  createGateway({
    keys,
    auth: behind(),
    rest: behind(),
    functions,
    config: {
      project_id: 'test',
      api: { max_rows: 1000 },
      functions: {
        open: { verify_jwt: false, enabled: true },
        members: { verify_jwt: true, enabled: true },
        retired: { verify_jwt: false, enabled: false },
      },
    },
    log: (line) => log.push(line),
    ...options,
  });
const bearer = (token: string) => ({ apikey: keys.publishable, authorization: `Bearer ${token}` });
/** Sends a request from this address, as the node server passes it on. */
const from = (address: string, path: string, headers: Record<string, string> = {}, on = app) =>
  on.request(
    path,
    { headers: { apikey: keys.publishable, ...headers } },
    { incoming: { socket: { remoteAddress: address } } },
  );

beforeAll(async () => {
  keys = await openKeys(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  app = gateway();
});

describe('the identity for REST', () => {
  it('is anon with the publishable key, with or without the same key as bearer', async () => {
    const expected = { role: 'anon', claims: { role: 'anon' } };
    expect(
      await (await app.request('/rest/v1/things', { headers: { apikey: keys.publishable } })).json(),
    ).toMatchObject(expected);
    expect(await (await app.request('/rest/v1/things', { headers: bearer(keys.publishable) })).json()).toMatchObject(
      expected,
    );
  });

  it('is service_role with the secret key', async () => {
    expect(await (await app.request('/rest/v1/things', { headers: { apikey: keys.secret } })).json()).toMatchObject({
      role: 'service_role',
    });
  });

  it('is the user with a session token', async () => {
    const token = await keys.sign({ sub: 'someone', role: 'authenticated' }, { expiresInSeconds: 60 });
    expect(await (await app.request('/rest/v1/things', { headers: bearer(token) })).json()).toMatchObject({
      role: 'authenticated',
      claims: { sub: 'someone' },
    });
  });

  it.each([
    ['no key', () => ({}), 'No API key found in request'],
    ['an unknown key', () => ({ apikey: 'sb_publishable_of_another_project' }), 'Invalid API key'],
    [
      'the secret key as bearer next to the publishable key',
      () => bearer(keys.secret),
      'JWT could not be decoded, or was not signed by this project',
    ],
    ['a malformed token', () => bearer('abc'), 'JWT could not be decoded, or was not signed by this project'],
  ])('is refused with %s', async (_, headers, message) => {
    const response = await app.request('/rest/v1/things', { headers: headers() });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'PGRST301', message });
  });

  it('is refused with an expired token, with the code that makes the client refresh it', async () => {
    const response = await app.request('/rest/v1/things', {
      headers: bearer(await keys.sign({ role: 'authenticated' }, { expiresInSeconds: -5 })),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code: 'PGRST303', message: 'JWT expired', details: null, hint: null });
  });

  it('is refused with a token for a role other than the three API roles', async () => {
    const response = await app.request('/rest/v1/things', {
      headers: bearer(await keys.sign({ role: 'postgres' }, { expiresInSeconds: 60 })),
    });
    expect(response.status).toBe(401);
  });
});

describe('auth', () => {
  it('requires a key, except where a browser follows a link', async () => {
    const refused = await app.request('/auth/v1/things');
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ error_code: 'no_authorization', msg: 'No API key found in request' });
    expect((await app.request('/auth/v1/verify')).status).not.toBe(401);
    expect((await app.request('/auth/v1/things', { headers: { apikey: keys.publishable } })).status).toBe(200);
  });

  it('verifies the session token itself: with an invalid one the gateway passes the identity of the key', async () => {
    const response = await app.request('/auth/v1/things', { headers: bearer('abc') });
    expect(await response.json()).toMatchObject({ role: 'anon' });
  });
});

describe('functions', () => {
  it('without verify_jwt are called without any header, and see their own path', async () => {
    const response = await app.request('/functions/v1/open/deeper?x=%20y');
    expect(await response.json()).toMatchObject({ path: '/open/deeper?x=%20y' });
  });

  it.each(['members', 'unlisted'])('with verify_jwt, which is the default, refuse visitors (%s)', async (name) => {
    const call = (authorization?: string) =>
      app.request(`/functions/v1/${name}`, { headers: authorization ? { authorization } : {} });
    expect((await call()).status).toBe(401);
    expect((await call('Bearer abc')).status).toBe(401);
    // As on a hosted project, the publishable key is not a token.
    expect((await call(`Bearer ${keys.publishable}`)).status).toBe(401);
    expect((await call(`Bearer ${await keys.sign({ role: 'authenticated' }, { expiresInSeconds: -5 })}`)).status).toBe(
      401,
    );
    expect((await call(`Bearer ${await keys.sign({ role: 'authenticated' }, { expiresInSeconds: 60 })}`)).status).toBe(
      200,
    );
    expect((await app.request(`/functions/v1/${name}`, { method: 'OPTIONS' })).status).toBe(200);
  });

  it('are checked under the name they are called by, however the path is encoded', async () => {
    const server = createAdaptorServer({ fetch: app.fetch }) as Server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    // Sent with node:http because fetch would normalise the path.
    const statusOf = (path: string) =>
      new Promise((resolve, reject) =>
        get({ host: '127.0.0.1', port, path }, (response) => resolve(response.resume().statusCode)).on('error', reject),
      );
    for (const path of ['open/%2e%2e/members', 'open/../members', 'open/.%2E/members', 'members/../members'])
      expect([path, await statusOf(`/functions/v1/${path}`)]).toEqual([path, 401]);
    for (const path of ['/evil.example/open', 'open/../../../rest/v1/things', 'open/../..'])
      expect([path, await statusOf(`/functions/v1/${path}`)]).not.toEqual([path, 200]);
    expect(await statusOf('/functions/v1/open')).toBe(200);
    await new Promise((resolve) => server.close(resolve));
  });

  it.each(['nothing', 'retired', '_shared', '..%2Fopen', '__proto__'])(
    'that do not exist answer 404 (%s)',
    async (name) => {
      const response = await app.request(`/functions/v1/${name}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await response.json()).toEqual({ code: 'NOT_FOUND', message: 'Requested function was not found' });
    },
  );
});

describe('an unsupported path', () => {
  it.each([
    '/storage/v1/object/x',
    '/realtime/v1/websocket',
    '/graphql/v1',
    '/auth/v1/nothing',
    '/rest/v1/nothing/here',
    '/functions/v1',
  ])('answers 501 with an explanation: %s', async (path) => {
    const response = await app.request(path, { headers: { apikey: keys.publishable } });
    expect(response.status).toBe(501);
    const body = (await response.json()) as { message?: string; msg?: string };
    expect(body.message ?? body.msg).toMatch(
      /is not served by the embedded Supabase\. A real Supabase project serves it\.$/,
    );
  });

  it('leaves all other paths to the site', async () => {
    const site = new Hono().route('/', app).get('*', (c) => c.text('the site'));
    for (const path of ['/', '/bible/john/3', '/rest', '/restful'])
      expect(await (await site.request(path)).text()).toBe('the site');
  });
});

describe('request protection', () => {
  it('hides the details of an internal error from the client and logs them without the query string', async () => {
    for (const [path, code] of [
      ['/rest/v1/explode', 'code'],
      ['/auth/v1/explode', 'error_code'],
    ] as const) {
      const response = await app.request(`${path}?q=what-somebody-searched`, { headers: { apikey: keys.publishable } });
      expect(response.status).toBe(500);
      const text = await response.text();
      expect(text).not.toContain('hunter2');
      expect(JSON.parse(text)).toHaveProperty(code);
    }
    expect(log.join('\n')).toContain('hunter2');
    expect(log.join('\n')).not.toContain('what-somebody-searched');
  });

  it.each([
    ['/rest/v1/things', 'stated length'],
    ['/auth/v1/things', 'stated length'],
    ['/rest/v1/things', 'no stated length'],
  ])('refuses a body above 1 MB with 413: %s, %s', async (path, kind) => {
    const body = (bytes: number) =>
      kind === 'stated length' ? 'x'.repeat(bytes) : new Blob(['x'.repeat(bytes)]).stream();
    const send = (bytes: number) =>
      app.request(
        new Request(`http://localhost${path}`, {
          method: 'POST',
          body: body(bytes),
          duplex: 'half',
          headers: { apikey: keys.publishable, ...(kind === 'stated length' && { 'content-length': String(bytes) }) },
        } as RequestInit),
      );
    expect((await send(1024 * 1024)).status).toBe(200);
    const response = await send(1024 * 1024 + 1);
    expect(response.status).toBe(413);
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  it('allows cross-origin requests from any site, as Supabase does', async () => {
    const preflight = await app.request('/rest/v1/things', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'apikey,authorization,x-client-info',
      },
    });
    expect(preflight.ok).toBe(true);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-client-info');
    const refused = await app.request('/rest/v1/things', { headers: { origin: 'https://elsewhere.example' } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('security: limits how much a signed-in person writes', async () => {
    const headers = bearer(await keys.sign({ sub: 'ruth', role: 'authenticated' }, { expiresInSeconds: 60 }));
    const statuses: number[] = [];
    for (let at = 0; at < 61; at++)
      statuses.push(
        (await app.request('/rest/v1/things', { method: 'POST', headers, body: ' '.repeat(1_000_000) })).status,
      );
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });

  it('allows a hundred requests per second from one address, and answers a flood with 429', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 500 }, async () => (await from('203.0.113.7', '/rest/v1/things')).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const limited = gateway({ requestsPerSecond: 2 });
    const flood = await Promise.all(
      Array.from({ length: 11 }, () => from('203.0.113.7', '/rest/v1/things', {}, limited)),
    );
    expect(flood.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429]);
    expect(Number(flood.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('203.0.113.8', '/rest/v1/things', {}, limited)).status).toBe(200);
    const inner = gateway({ requestsPerSecond: 1, isInternal: () => true });
    for (let i = 0; i < 10; i++) expect((await from('127.0.0.1', '/rest/v1/things', {}, inner)).status).toBe(200);
  });

  it('security: takes the address of the client that our own functions state', async () => {
    const inner = gateway({ isInternal: () => true });
    const response = await from('127.0.0.1', '/rest/v1/things', { 'x-forwarded-for': '203.0.113.7' }, inner);
    expect(await response.json()).toMatchObject({ address: '203.0.113.7' });
  });

  it('trusts only as many entries of X-Forwarded-For as there are configured proxies', async () => {
    const seen = async (trustedProxies: number, forwarded: string) =>
      (
        (await (
          await from('10.0.0.1', '/rest/v1/things', { 'x-forwarded-for': forwarded }, gateway({ trustedProxies }))
        ).json()) as { address: string }
      ).address;
    expect(await seen(0, '198.51.100.1')).toBe('10.0.0.1');
    expect(await seen(1, '198.51.100.1')).toBe('198.51.100.1');
    expect(await seen(1, 'forged, 198.51.100.1')).toBe('198.51.100.1');
    expect(await seen(2, 'forged, 198.51.100.1, 10.0.0.2')).toBe('198.51.100.1');
    expect(await seen(1, '')).toBe('10.0.0.1');
  });
});

describe('answers of functions that everybody gets', () => {
  const word = JSON.stringify({ text: 'In the beginning '.repeat(100) });
  /** A function that answers with its address, and what it was asked. */
  function serving(headers: Record<string, string> = { 'cache-control': 'public, max-age=60', etag: 'W/"one"' }) {
    const asked: { path: string; method: string; headers: Record<string, string> }[] = [];
    const kept = new CachedAnswers({ maxBytes: 1024 * 1024 });
    const served = gateway({
      kept,
      functions: {
        ...functions,
        fetch: (request, path) => {
          asked.push({ path, method: request.method, headers: Object.fromEntries(request.headers) });
          return Promise.resolve(
            new Response(word, {
              headers: { ...headers, 'content-type': 'application/json', 'access-control-allow-origin': '*' },
            }),
          );
        },
      },
    });
    const call = (path: string, init: RequestInit = {}) => served.request(`/functions/v1${path}`, init);
    return { asked, kept, call };
  }

  it('are asked for once, and sent again', async () => {
    const { asked, call } = serving();
    for (let count = 0; count < 3; count++) {
      const response = await call('/open?a=1', { headers: { apikey: keys.publishable } });
      expect(await response.text()).toBe(word);
      expect(response.headers.get('cache-control')).toBe('public, max-age=60');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('age')).toBe('0');
    }
    expect(asked).toEqual([{ path: '/open?a=1', method: 'GET', headers: {} }]);
  });

  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ])('are sent in %s to a client that accepts %s', async (encoding, accepted, decompress) => {
    const { call } = serving();
    const response = await call('/open', { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.byteLength).toBe(Number(response.headers.get('content-length')));
    expect(decompress(body).toString()).toBe(word);
  });

  it('are not sent to a client that has them', async () => {
    const { call } = serving();
    for (const tags of ['W/"one"', '"zero", "one"', '*']) {
      const response = await call('/open', { headers: { 'if-none-match': tags } });
      expect([response.status, await response.text()]).toEqual([304, '']);
      expect(response.headers.get('etag')).toBe('W/"one"');
    }
    expect((await call('/open', { headers: { 'if-none-match': 'W/"two"' } })).status).toBe(200);
  });

  it('can be asked for without their body', async () => {
    const { asked, call } = serving();
    const response = await call('/open', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(await (await call('/open')).text()).toBe(word);
    expect(asked).toHaveLength(1);
  });

  it('have one address, whatever the order and the encoding of its parameters', async () => {
    const { asked, call } = serving();
    for (const query of ['?b=%6cove&a=1%202', '?a=1+2&b=love', '?&a=1%202&&b=love'])
      expect((await call(`/open${query}`)).status).toBe(200);
    expect(asked.map(({ path }) => path)).toEqual(['/open?a=1+2&b=love']);
  });

  it('security: are neither kept for nor sent to a request with a session, another key or another method', async () => {
    const { asked, kept, call } = serving();
    const token = await keys.sign({ sub: 'someone', role: 'authenticated' }, { expiresInSeconds: 60 });
    const requests: RequestInit[] = [
      { headers: { authorization: `Bearer ${token}` } },
      { headers: { authorization: 'Basic c29tZW9uZQ==' } },
      { headers: { apikey: token } },
      { headers: { apikey: keys.secret } },
      { method: 'POST', body: '{}' },
    ];
    for (const init of requests) await call('/open', init);
    expect([asked.length, kept.bytes]).toEqual([requests.length, 0]);
    await call('/open');
    for (const init of requests) await call('/open', init);
    expect(asked).toHaveLength(2 * requests.length + 1);
  });

  it('security: are never those of functions that ask for a token, or of paths below a function', async () => {
    const { asked, kept, call } = serving();
    const token = await keys.sign({ sub: 'someone', role: 'authenticated' }, { expiresInSeconds: 60 });
    await call('/members', { headers: { authorization: `Bearer ${token}` } });
    expect((await call('/members')).status).toBe(401);
    await call('/open/further');
    expect([asked.length, kept.bytes]).toEqual([2, 0]);
  });

  it('security: depend on nothing of a request but its address', async () => {
    const { asked, call } = serving();
    await call('/open', {
      headers: {
        cookie: 'a=b',
        origin: 'https://evil.example',
        'x-forwarded-host': 'evil.example',
        'accept-language': 'tlh',
        'if-none-match': 'W/"one"',
        range: 'bytes=0-1',
        apikey: keys.publishable,
      },
    });
    expect(asked[0]?.headers).toEqual({});
    expect(await (await call('/open')).text()).toBe(word);
  });

  it('security: have addresses of a few thousand characters at most', async () => {
    const { asked, call } = serving();
    expect((await call(`/open?a=${'x'.repeat(5_000)}`)).status).toBe(414);
    expect(asked).toEqual([]);
  });

  it('security: count against the rate of the address like any others', async () => {
    const kept = new CachedAnswers({ maxBytes: 1024 * 1024 });
    const limited = gateway({ kept, requestsPerSecond: 2 });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++)
      statuses.push((await from('203.0.113.9', '/functions/v1/open', {}, limited)).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });
});
