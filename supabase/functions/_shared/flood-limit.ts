import { createHmac, randomBytes } from 'node:crypto';
import { addressKey } from './address-key.ts';

export interface FloodLimits {
  /** Requests from one household in a window. */
  readonly perAddress: number;
  /** Requests from all together in a window. Also bounds the memory this takes. */
  readonly overall: number;
  readonly windowSeconds: number;
}

/** Counts a request. Returns the seconds to wait when it is one too many, otherwise 0. */
export type FloodLimit = (address: string) => number;

/**
 * Counts requests in fixed windows, in the memory of this process. No address is kept: a count stands under a keyed hash, and
 * the key is forgotten with the window, so that nothing here tells later who asked.
 */
export function floodLimit(
  { perAddress, overall, windowSeconds }: FloodLimits,
  now: () => number = Date.now,
): FloodLimit {
  let ends = -Infinity;
  let key = randomBytes(32);
  let total = 0;
  const counts = new Map<string, number>();
  return (address) => {
    const time = now();
    if (time >= ends) {
      ends = time + windowSeconds * 1000;
      key = randomBytes(32);
      total = 0;
      counts.clear();
    }
    const household = createHmac('sha256', key).update(addressKey(address)).digest('base64');
    const count = counts.get(household) ?? 0;
    if (count >= perAddress || total >= overall) return Math.ceil((ends - time) / 1000);
    counts.set(household, count + 1);
    total += 1;
    return 0;
  };
}
