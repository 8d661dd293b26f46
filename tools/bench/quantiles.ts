/** The value below which the share `q` (0…1) of `values` lies, by nearest rank. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? Number.NaN;
}

/** The 50 % quantile, by nearest rank. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
