import assert from 'node:assert/strict';
import { floodLimit } from './flood-limit.ts';

const limits = { perAddress: 3, overall: 10, windowSeconds: 60 };

Deno.test('an address over its limit waits until the window ends, and other addresses are not affected', () => {
  let time = 1_000_000;
  const wait = floodLimit(limits, () => time);
  assert.deepEqual(
    [1, 2, 3].map(() => wait('203.0.113.7')),
    [0, 0, 0],
  );
  time += 20_000;
  assert.equal(wait('203.0.113.7'), 40);
  assert.equal(wait('203.0.113.8'), 0);
  time += 40_000;
  assert.equal(wait('203.0.113.7'), 0);
});

Deno.test('all addresses together have a limit, which keeps nobody out who has not asked yet', () => {
  let time = 0;
  const wait = floodLimit(limits, () => time);
  for (let i = 0; i < 50; i++) wait('203.0.113.7');
  assert.deepEqual(
    Array.from({ length: 8 }, (_, i) => wait(`198.51.100.${i}`)),
    [0, 0, 0, 0, 0, 0, 0, 0],
  );
  assert.equal(wait('198.51.100.1'), 60);
  assert.equal(wait('198.51.100.9'), 0);
  assert.deepEqual(
    Array.from({ length: 10 }, (_, i) => wait(`192.0.2.${i}`)),
    [0, 0, 0, 0, 0, 0, 0, 0, 60, 60],
  );
  time = 60_000;
  assert.equal(wait('198.51.100.1'), 0);
});

Deno.test('a hard limit holds for newcomers too', () => {
  const wait = floodLimit({ ...limits, isHard: true });
  for (let i = 0; i < 10; i++) assert.equal(wait(`198.51.100.${i}`), 0);
  assert.ok(wait('198.51.100.10') > 0);
});

Deno.test('all IPv6 addresses of one /56 network count as one address', () => {
  const wait = floodLimit(limits);
  for (let i = 1; i <= 3; i++) assert.equal(wait(`2001:db8:1:2::${i}`), 0);
  assert.ok(wait('2001:db8:1:ff:ffff:ffff:ffff:ffff') > 0);
  assert.equal(wait('2001:db8:1:102::1'), 0);
});
