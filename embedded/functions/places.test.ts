import { describe, expect, it } from 'vitest';

import { Places, TooManyWaiting } from './places.ts';

const forever = new AbortController().signal;

/** Takes places and keeps them until they are given back by name. */
function visitors() {
  const places = new Places();
  const order: string[] = [];
  const leave = new Map<string, () => void>();
  return {
    order,
    async come(name: string, address: string, signal = forever): Promise<void> {
      leave.set(name, await places.take(address, signal));
      order.push(name);
    },
    async go(name: string): Promise<void> {
      leave.get(name)?.();
      await settled();
    },
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('security: places in the functions’ process', () => {
  it('are two for each client, and the others wait for their turn', async () => {
    const { come, go, order } = visitors();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void come(name, '203.0.113.1');
    void come('b1', '203.0.113.2');
    await settled();
    expect(order).toEqual(['a1', 'a2', 'b1']);
    await go('b1');
    expect(order).toEqual(['a1', 'a2', 'b1']);
    await go('a2');
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('are two for a network of IPv6', async () => {
    const { come, order } = visitors();
    for (const name of ['1', '2', '3']) void come(name, `2001:db8:1:2::${name}`);
    await settled();
    expect(order).toEqual(['1', '2']);
  });

  it('are sixteen in all, then given to one client after the other', async () => {
    const { come, go, order } = visitors();
    for (let at = 0; at < 8; at++) for (const name of ['x', 'y']) void come(`${name}${at}`, `203.0.113.${at}`);
    for (const name of ['a1', 'a2', 'b1']) void come(name, name.startsWith('a') ? '198.51.100.1' : '198.51.100.2');
    await settled();
    expect(order).toHaveLength(16);
    for (const name of ['x0', 'x1', 'x2']) await go(name);
    expect(order.slice(16)).toEqual(['a1', 'b1', 'a2']);
  });

  it('are refused when too many of one client wait; who has gone no longer waits', async () => {
    const places = new Places();
    const gone = new AbortController();
    const taken = Array.from({ length: 102 }, (_, at) => places.take('203.0.113.1', at < 2 ? forever : gone.signal));
    await expect(places.take('203.0.113.1', forever)).rejects.toThrow(TooManyWaiting);
    await places.take('203.0.113.2', forever);
    gone.abort(new Error('gone'));
    const ends = await Promise.allSettled(taken);
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(100);
    const next = places.take('203.0.113.1', forever);
    (await taken[0]!)();
    expect(await next).toBeTypeOf('function');
  });

  it('are refused when a thousand wait in all', async () => {
    const places = new Places();
    for (let at = 0; at < 16; at++) await places.take(`203.0.113.${at}`, forever);
    for (let at = 0; at < 1000; at++) void places.take(`198.51.100.${at % 200}`, forever);
    await expect(places.take('192.0.2.1', forever)).rejects.toThrow(TooManyWaiting);
  });
});
