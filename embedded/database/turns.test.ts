import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Turns } from './turns.ts';

const options = (client: string, signal?: AbortSignal) => ({ client, ...(signal && { signal }) });

/** Work that ends when it is told to, and a record of who began when. */
function workplace(slots: number) {
  const turns = new Turns(slots);
  const began: string[] = [];
  const running: (() => void)[] = [];
  return {
    turns,
    began,
    /** Asks for a turn. `name` is recorded when it begins. */
    ask(
      client: string,
      name: string,
      { timeoutMs = 60_000, signal }: { timeoutMs?: number; signal?: AbortSignal } = {},
    ) {
      const result = turns.take(options(client, signal), timeoutMs, () => {
        began.push(name);
        return new Promise<void>((resolve) => running.push(resolve));
      });
      result.catch(() => {});
      return result;
    },
    /** Ends what has been running longest. */
    async endOne() {
      running.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

describe('turns at the database', () => {
  it('security: go round the clients: one that asks twenty times holds nobody up for more than one turn', async () => {
    const { ask, began, endOne } = workplace(1);
    for (let n = 1; n <= 20; n++) void ask('a', `a${n}`);
    void ask('b', 'b1');
    void ask('b', 'b2');
    void ask('c', 'c1');
    for (let n = 0; n < 6; n++) await endOne();
    expect(began).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('security: are one at a time for each client, even where more would fit', async () => {
    const { ask, began, endOne } = workplace(3);
    void ask('a', 'a1');
    void ask('a', 'a2');
    void ask('b', 'b1');
    expect(began).toEqual(['a1', 'b1']);
    await endOne();
    expect(began).toEqual(['a1', 'b1', 'a2']);
  });

  it('are not limited to one for the program itself', async () => {
    const turns = new Turns(2);
    const running: (() => void)[] = [];
    for (let n = 0; n < 3; n++)
      void turns.take({}, 60_000, () => new Promise<void>((resolve) => void running.push(resolve)));
    expect(running.length).toBe(2);
    running.splice(0).forEach((end) => end());
    await expect.poll(() => running.length).toBe(1);
    running[0]!();
    await turns.idle();
  });

  it('security: are waited for no longer than the time the request has', async () => {
    const { ask, began, endOne } = workplace(1);
    void ask('a', 'a1');
    await expect(ask('b', 'b1', { timeoutMs: 20 })).rejects.toMatchObject({ code: '57014' });
    await endOne();
    expect(began).toEqual(['a1']);
  });

  it('leave the work what is left of that time', async () => {
    const { ask, turns, endOne } = workplace(1);
    void ask('a', 'a1');
    let left = Infinity;
    const waited = turns.take(options('b'), 1000, async (leftMs) => void (left = leftMs));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await endOne();
    await waited;
    expect(left).toBeLessThanOrEqual(960);
    expect(left).toBeGreaterThan(0);
  });

  it('security: are given up by a client that has gone away', async () => {
    const { ask, began, endOne } = workplace(1);
    const gone = new AbortController();
    void ask('a', 'a1');
    const waiting = ask('b', 'b1', { signal: gone.signal });
    void ask('c', 'c1');
    gone.abort();
    await expect(waiting).rejects.toMatchObject({ code: '57014' });
    await endOne();
    expect(began).toEqual(['a1', 'c1']);
    await expect(ask('d', 'd1', { signal: gone.signal })).rejects.toMatchObject({ code: '57014' });
  });

  it('security: are refused when too many are waiting, of one client and in all', async () => {
    const { ask } = workplace(1);
    const refused = async (client: string) =>
      Promise.race([
        ask(client, client).then(
          () => '',
          (error: { code: string }) => error.code,
        ),
        new Promise((resolve) => setImmediate(() => resolve('waits'))),
      ]);
    for (let n = 0; n < 101; n++) void ask('a', 'a');
    expect(await refused('a')).toBe('53300');
    expect(await refused('b')).toBe('waits');
    for (let n = 0; n < 899; n++) void ask(`c${n}`, 'c');
    expect(await refused('d')).toBe('53300');
  });

  it('go on after one that failed', async () => {
    const turns = new Turns(1);
    await expect(turns.take(options('a'), 1000, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await turns.take(options('a'), 1000, () => Promise.resolve('next'))).toBe('next');
  });

  it('have an end, which closing waits for', async () => {
    const { ask, turns, endOne } = workplace(1);
    await turns.idle();
    void ask('a', 'a1');
    void ask('b', 'b1');
    let idle = false;
    void turns.idle().then(() => (idle = true));
    await endOne();
    expect(idle).toBe(false);
    await endOne();
    expect(idle).toBe(true);
  });

  describe('that others wait for', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => {
      // Mocks first: restoring the spy on the fake setTimeout puts the fake one back.
      vi.restoreAllMocks();
      vi.useRealTimers();
    });

    /** Work that goes on until it is ended for the sake of others, and how long it went on. */
    const endless = (turns: Turns, client: string) => {
      const began = performance.now();
      return turns
        .take(
          options(client),
          10_000,
          (_, { cut }) =>
            new Promise((_resolve, reject) => {
              cut.addEventListener('abort', () => reject(cut.reason as Error));
            }),
        )
        .catch(({ code }: { code: string }) => ({ code, ms: performance.now() - began }));
    };
    const quick = (turns: Turns, client: string) =>
      turns.take(options(client), 3000, () => Promise.resolve('served')).catch(({ code }: { code: string }) => code);

    it('security: end after a second and a half, whatever time they have otherwise', async () => {
      const turns = new Turns(1);
      const slow = endless(turns, 'slow');
      await vi.advanceTimersByTimeAsync(500);
      const other = quick(turns, 'other');
      await vi.advanceTimersByTimeAsync(1100);
      expect(await slow).toEqual({ code: '57014', ms: 1500 });
      expect(await other).toBe('served');
    });

    it('have all their time while nobody waits, or only the client itself', async () => {
      const turns = new Turns(1);
      const slow = endless(turns, 'slow');
      void quick(turns, 'slow');
      void turns.take({}, 60_000, () => Promise.resolve());
      await vi.advanceTimersByTimeAsync(4000);
      const timers = vi.spyOn(globalThis, 'setTimeout');
      const other = quick(turns, 'other');
      // Node warns of a time that is over.
      expect(timers.mock.calls.filter(([, ms]) => !(Number(ms) > 0))).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(await slow).toMatchObject({ code: '57014', ms: 4001 });
      expect(await other).toBe('served');
    });

    it('security: are refused once their client has cost others four seconds, with all that wait, until it has paused for a minute', async () => {
      const turns = new Turns(1);
      for (let n = 0; n < 4; n++) {
        const slow = endless(turns, 'slow');
        const next = quick(turns, 'slow');
        const other = quick(turns, 'other');
        await vi.advanceTimersByTimeAsync(1500);
        expect([await slow, await other, await next]).toEqual([
          { code: '57014', ms: 1500 },
          'served',
          n < 3 ? 'served' : '53300',
        ]);
      }
      expect([await quick(turns, 'slow'), await quick(turns, 'other')]).toEqual(['53300', 'served']);
      await vi.advanceTimersByTimeAsync(61_000);
      expect(await quick(turns, 'slow')).toBe('served');
    });

    it('security: count what was cut short, too: forty small ones at once are no way around it', async () => {
      const turns = new Turns(1);
      const ends: unknown[] = [];
      for (let n = 0; n < 40; n++)
        void turns
          .take(options('slow'), 3000, async () => {
            await new Promise((resolve) => setTimeout(resolve, 700));
            turns.charge('slow', 2000);
          })
          .then(
            () => ends.push('ran'),
            ({ code }: { code: string }) => ends.push(code),
          );
      await vi.advanceTimersByTimeAsync(1500);
      expect(ends.filter((end) => end === 'ran').length).toBe(2);
      expect(ends.filter((end) => end === '53300').length).toBe(38);
    });

    it('cost nothing while each is short, however many they are', async () => {
      const turns = new Turns(1);
      for (let n = 0; n < 100; n++) {
        const busy = turns.take(options('school'), 3000, () => new Promise((resolve) => setTimeout(resolve, 200)));
        const other = quick(turns, 'other');
        await vi.advanceTimersByTimeAsync(200);
        await busy;
        expect(await other).toBe('served');
      }
      expect(await quick(turns, 'school')).toBe('served');
    });
  });
});
