/** Nobody's slow requests keep the database from others. */

import { get } from 'node:http';
import type { ClientRequest } from 'node:http';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { forEachEngine, type Engine } from './engines.ts';
import { newAccount, startProductServer } from './product-server.ts';
import type { ProductServer } from './product-server.ts';

/** Another address each time: the one before may be refused for a minute. */
let attackers = 66;
const newAttacker = () => ({ 'x-forwarded-for': `203.0.113.${attackers++}` });
const reader = { 'x-forwarded-for': '203.0.113.7' };

/** Load: on PostgreSQL only in `npm run test:full`. PGlite has one connection for everybody. */
const onPGlite = { tags: (kind: Engine['kind']) => (kind === 'postgres' ? ['full'] : []) };

forEachEngine((engine) => {
  let product: ProductServer;
  beforeAll(async () => {
    await engine.database.tx((tx) =>
      tx.exec(
        `create function public.dawdle(seconds float8) returns float8 language sql as 'select seconds from pg_sleep(seconds)';
         create table public.patterned (text text); grant select on public.patterned to anon, authenticated;
         insert into public.patterned values ('In the beginning');
         create table public.large (text text); alter table public.large alter text set storage external;
         insert into public.large select repeat(n::text, 5000) from generate_series(1000, 2000) n;
         create table public.own (text text, user_id uuid); alter table public.own alter text set storage external;
         alter table public.own enable row level security;
         create policy own on public.own for select using (user_id = auth.uid());
         insert into public.own select text from public.large;
         grant select on public.large, public.own to anon, authenticated`,
      ),
    );
    product = await startProductServer({}, engine.database);
  });
  afterAll(() => product.close());

  const ask = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
    fetch(`${product.url}/rest/v1${path}`, {
      ...init,
      headers: { apikey: product.embedded.keys.publishable, ...headers },
    });
  /** Statements that PostgreSQL is running for `dawdle`. */
  const dawdling = async () =>
    (
      await product.query(
        `select 1 from pg_stat_activity where query like '%dawdle%' and state = 'active' and pid <> pg_backend_pid()`,
      )
    ).length;

  it('security: twenty slow anonymous requests make another address wait for one of them at most', async () => {
    const attacker = newAttacker();
    let answered = 0;
    const slow = Array.from({ length: 20 }, () => ask('/rpc/dawdle?seconds=1', attacker));
    for (const request of slow) void request.then(() => answered++);
    // The first one is running.
    expect((await ask('/rpc/dawdle?seconds=0', newAttacker())).status).toBe(200);
    const before = answered;
    expect((await ask('/patterned', reader)).status).toBe(200);
    expect(answered - before).toBeLessThan(2);
    const statuses = (await Promise.all(slow)).map(({ status }) => status);
    // Waiting counts: after three seconds the others are told to come back.
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(5);
    for (const response of await Promise.all(slow))
      if (response.status !== 200) expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  });

  it('security: requests that were given up do not run any more', async () => {
    const attacker = newAttacker();
    // The embedded database may still be opening again after the test before.
    await expect.poll(async () => (await ask('/patterned', attacker)).status, { timeout: 10_000 }).toBe(200);
    const gone = new AbortController();
    // PostgreSQL cancels it; left alone it would run for a second longer than is waited below. On PGlite the next request
    // would wait behind the others until it is told to come back.
    const path = `/rpc/dawdle?seconds=${engine.kind === 'postgres' ? 2.9 : 1.2}`;
    const given = Array.from({ length: 10 }, () => ask(path, attacker, { signal: gone.signal }));
    for (const request of given) request.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 400));
    gone.abort();
    if (engine.kind === 'postgres') await expect.poll(dawdling, { timeout: 1500 }).toBe(0);
    const began = performance.now();
    expect((await ask('/patterned', attacker)).status).toBe(200);
    if (engine.kind === 'postgres') expect(performance.now() - began).toBeLessThan(1000);
  });

  it('security: what the service asks on the request of a client waits for none of that client’s own requests', async () => {
    const attacker = newAttacker();
    let answered = 0;
    const slow = Array.from({ length: 20 }, () => ask('/rpc/dawdle?seconds=1', attacker));
    for (const request of slow) void request.then(() => answered++);
    const asService = { ...attacker, apikey: product.embedded.keys.secret };
    expect((await ask('/rpc/dawdle?seconds=0', asService)).status).toBe(200);
    expect(answered).toBeLessThan(3);
    await Promise.all(slow);
  });

  it('security: more requests than the queue holds are refused at once, with a time to come back', async () => {
    const attacker = newAttacker();
    const gone = new AbortController();
    const flood = Array.from({ length: 300 }, () => ask('/rpc/dawdle?seconds=2.5', attacker, { signal: gone.signal }));
    for (const request of flood) request.catch(() => {});
    const first = await Promise.any(flood);
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await first.json()).toMatchObject({ code: '53300', message: expect.stringContaining('busy') as string });
    gone.abort();
  });

  it.each([
    ['a back reference', '(.)\\1'],
    ['more than a hundred characters', 'a'.repeat(101)],
    ['a look ahead', '(?=.*a)b'],
    ['a number of repetitions', '(a{1,255}){1,100}'],
  ])('security: a regular expression with %s is refused, with and without an account', async (_, pattern) => {
    const { token } = await newAccount(product);
    const value = encodeURIComponent(pattern);
    for (const authorization of ['', `Bearer ${token}`])
      for (const filter of [
        `text=match.${value}`,
        `text=not.imatch.${value}`,
        `text=match(any).{${value}}`,
        `or=(text.eq.a,and(text.match."${value.replaceAll('%5C', '%5C%5C')}"))`,
      ]) {
        const response = await ask(`/patterned?${filter}`, authorization ? { ...reader, authorization } : reader);
        expect([filter, response.status]).toEqual([filter, 400]);
      }
  });

  it('security: patterns that would read a large table of all are refused, and those on own rows are not', async () => {
    const refused = await ask('/large?text=ilike.*a*', reader);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('hold up everybody')]);
    expect((await ask('/large?text=eq.a', reader)).status).toBe(200);
    expect(await (await ask('/own?text=ilike.*1*', reader)).json()).toEqual([]);
  });

  it('security: an answer that would be longer than 16 MB is refused, and its parts are not', async () => {
    const refused = await ask('/large', reader);
    expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining({ code: '54000' })]);
    const part = await ask('/large?limit=500', reader);
    expect([part.status, await part.json()]).toEqual([200, expect.objectContaining({ length: 500 })]);
    expect((await ask('/large?select=a:text,b:text&limit=1', reader)).status).toBe(400);
  });

  it('security: a client that does not read its answers is given no more of them, and others are', async () => {
    const attacker = newAttacker();
    const open: ClientRequest[] = [];
    /** The status of an answer whose body stays unread. */
    const unread = () =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { apikey: product.embedded.keys.publishable, ...attacker };
        const request = get(`${product.url}/rest/v1/large?limit=700`, { headers, agent: false }, (answer) =>
          resolve(answer.statusCode),
        );
        request.on('error', reject);
        open.push(request);
      });
    const statuses = await Promise.all(Array.from({ length: 12 }, unread));
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(6);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(6);
    expect((await ask('/patterned', attacker)).status).toBe(503);
    expect((await ask('/patterned', reader)).status).toBe(200);
    for (const request of open) request.destroy();
    await expect.poll(async () => (await ask('/patterned', attacker)).status).toBe(200);
  });

  it('keeps the regular expressions that people search with', async () => {
    const response = await ask(`/patterned?text=match.${encodeURIComponent('^In (the|a) [a-z]+$')}`, reader);
    expect(await response.json()).toEqual([{ text: 'In the beginning' }]);
  });
}, onPGlite);
