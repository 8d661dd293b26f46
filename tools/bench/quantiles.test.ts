import { expect, it } from 'vitest';
import { median, quantile } from './quantiles.ts';

it('p50 and p95 are measured values, not interpolated ones', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([quantile(hundred, 0.5), quantile(hundred, 0.95), quantile(hundred, 1)]).toEqual([50, 95, 100]);
  expect(median([3])).toBe(3);
  expect(median([])).toBeNaN();
});
