import { quantile } from './quantiles.ts';

/** Milliseconds of each of `count` calls, one after the other. */
export async function time(count: number, call: () => unknown): Promise<number[]> {
  const spent: number[] = [];
  for (let done = 0; done < count; done++) {
    const began = performance.now();
    await call();
    spent.push(performance.now() - began);
  }
  return spent;
}

/** A line with median and p95 in milliseconds; the name is padded to 48 characters. */
export const inWords = (name: string, spent: readonly number[]): string =>
  `${name.padEnd(48)}p50 ${quantile(spent, 0.5).toFixed(2)} ms   p95 ${quantile(spent, 0.95).toFixed(2)} ms`;
