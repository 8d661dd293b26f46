import { describe, expect, it } from 'vitest';

import { CachedAnswers } from './cached-answers.ts';

const megabyte = 1024 * 1024;
const alive = () => new AbortController().signal;
/** An answer that everybody may keep, unless the headers say otherwise. */
const answer = (
  body: ConstructorParameters<typeof Response>[0] = 'yes',
  headers: Record<string, string> = {},
  status = 200,
) => new Response(body, { status, headers: { 'cache-control': 'public, max-age=60', ...headers } });
/** A function that answers, and counts how often it is asked. */
function asking(make: (times: number) => Response | Promise<Response> = () => answer()) {
  let times = 0;
  return { ask: async () => await make(++times), times: () => times };
}
/** Bytes that do not compress. */
const noise = (length: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, (_, at) => (Math.imul(at + 1, 2654435761) >>> 13) ^ (at * 7));

describe('what is kept', () => {
  it('is an answer that says that everybody may', async () => {
    const kept = new CachedAnswers({ maxBytes: megabyte });
    const { ask, times } = asking();
    await kept.answer('/a', alive(), ask);
    await kept.answer('/a', alive(), ask);
    expect(times()).toBe(1);
    await kept.answer('/b', alive(), ask);
    expect(times()).toBe(2);
  });

  it.each<[string, () => Response]>([
    ['no cache-control', () => new Response('x')],
    ['an age alone', () => answer('x', { 'cache-control': 'max-age=60' })],
    ['private', () => answer('x', { 'cache-control': 'private, max-age=60' })],
    ['no-store', () => answer('x', { 'cache-control': 'public, max-age=60, no-store' })],
    ['no age', () => answer('x', { 'cache-control': 'public' })],
    ['an age that is no number', () => answer('x', { 'cache-control': 'public, max-age=long' })],
    ['a cookie', () => answer('x', { 'set-cookie': 'a=b' })],
    ['a variant for each client', () => answer('x', { vary: 'Authorization' })],
    ['an error', () => answer('x', {}, 404)],
    ['a redirect', () => answer('x', {}, 203)],
  ])('security: is no answer with %s', async (_, make) => {
    const kept = new CachedAnswers({ maxBytes: megabyte });
    const { ask, times } = asking(make);
    for (let count = 0; count < 2; count++) expect(await kept.answer('/a', alive(), ask)).toBeInstanceOf(Response);
    expect([times(), kept.bytes]).toEqual([2, 0]);
  });

  it('is forgotten when its age is over', async () => {
    const kept = new CachedAnswers({ maxBytes: megabyte });
    const { ask, times } = asking(() => answer('x', { 'cache-control': 'public, max-age=1' }));
    await kept.answer('/a', alive(), ask);
    await expect
      .poll(async () => (await kept.answer('/a', alive(), ask), times()), { timeout: 5_000, interval: 100 })
      .toBe(2);
  });

  it('is forgotten when the content changes, also what was on its way', async () => {
    const kept = new CachedAnswers({ maxBytes: megabyte });
    const { promise: old, resolve } = Promise.withResolvers<Response>();
    const { ask, times } = asking((count) => (count === 1 ? old : answer()));
    const first = kept.answer('/a', alive(), ask);
    kept.clear();
    const second = await kept.answer('/a', alive(), ask);
    resolve(answer('old'));
    await first;
    expect(await kept.answer('/a', alive(), ask)).toBe(second);
    expect(times()).toBe(2);
    kept.clear();
    await kept.answer('/a', alive(), ask);
    expect(times()).toBe(3);
  });

  it('security: never takes more memory than it may, whatever is asked for', async () => {
    const kept = new CachedAnswers({ maxBytes: megabyte });
    for (let count = 0; count < 60; count++) {
      await kept.answer(`/${count}`, alive(), () => Promise.resolve(answer(noise(30_000))));
      expect(kept.bytes).toBeLessThanOrEqual(megabyte);
    }
    expect(kept.bytes).toBeGreaterThan(megabyte / 2);
    for (let count = 0; count < 2_000; count++)
      await kept.answer(`/small/${count}`, alive(), () => Promise.resolve(answer('')));
    expect(kept.bytes).toBeLessThanOrEqual(megabyte);
  });

  it('security: is no answer longer than an eighth of the memory; it is passed on whole', async () => {
    const kept = new CachedAnswers({ maxBytes: megabyte });
    const long = noise(megabyte / 8 + 1);
    const passed = await kept.answer('/long', alive(), () => Promise.resolve(answer(long)));
    expect(passed).toBeInstanceOf(Response);
    expect(new Uint8Array(await (passed as Response).arrayBuffer())).toEqual(long);
    expect(kept.bytes).toBe(0);
  });
});

describe('requests for the same answer at once', () => {
  it('ask once', async () => {
    const kept = new CachedAnswers({ maxBytes: megabyte });
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { ask, times } = asking(() => promise);
    const all = Array.from({ length: 50 }, () => kept.answer('/a', alive(), ask));
    resolve(answer());
    const [first, ...others] = await Promise.all(all);
    expect(times()).toBe(1);
    for (const other of others) expect(other).toBe(first);
  });

  it('security: each ask for themselves when the first is refused', async () => {
    const kept = new CachedAnswers({ maxBytes: megabyte });
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { ask, times } = asking((count) => (count === 1 ? promise : answer()));
    const refused = kept.answer('/a', alive(), ask);
    const other = kept.answer('/a', alive(), ask);
    resolve(new Response('too many from your address', { status: 429 }));
    expect(((await refused) as Response).status).toBe(429);
    expect(await other).not.toHaveProperty('status', 429);
    expect(times()).toBe(2);
  });

  it('security: are not waited for longer than a second, because the first may stand in a queue', async () => {
    const kept = new CachedAnswers({ maxBytes: megabyte });
    let first = true;
    const ask = () => {
      if (!first) return Promise.resolve(answer('second'));
      first = false;
      return new Promise<Response>(() => {});
    };
    void kept.answer('/a', alive(), ask);
    expect(await ((await kept.answer('/a', alive(), ask)) as Response).text()).toBe('second');
  });

  it('are given up when everybody has gone, and not before', async () => {
    const kept = new CachedAnswers({ maxBytes: megabyte });
    const clients = [new AbortController(), new AbortController()];
    let given: AbortSignal | undefined;
    const { promise, resolve } = Promise.withResolvers<Response>();
    const ask = (signal: AbortSignal) => ((given = signal), promise);
    const all = clients.map(({ signal }) => kept.answer('/a', signal, ask));
    clients[0]!.abort();
    expect(given?.aborted).toBe(false);
    clients[1]!.abort();
    expect(given?.aborted).toBe(true);
    resolve(new Response(null, { status: 503 }));
    await Promise.all(all);
  });

  it('security: are kept for a limited number only while they are on their way', async () => {
    const kept = new CachedAnswers({ maxBytes: megabyte, maxFlights: 2 });
    const { promise, resolve } = Promise.withResolvers<void>();
    const all = Array.from({ length: 5 }, (_, at) =>
      kept.answer(`/${at}`, alive(), async () => {
        await promise;
        return answer();
      }),
    );
    resolve();
    expect((await Promise.all(all)).filter((one) => one instanceof Response)).toHaveLength(3);
  });

  it('end with an error for everybody when the function breaks off', async () => {
    const kept = new CachedAnswers({ maxBytes: megabyte });
    const broken = () => answer(new ReadableStream({ start: (controller) => controller.error(new Error('gone')) }));
    expect(await kept.answer('/a', alive(), () => Promise.resolve(broken()))).toHaveProperty('status', 502);
  });
});
