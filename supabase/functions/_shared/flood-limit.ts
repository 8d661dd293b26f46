import { createHmac, randomBytes } from 'node:crypto';
import { addressKey } from '@berea/client-address';

/** Limits of a fixed-window rate limiter. */
export interface FloodLimits {
  /** Requests from one address (IPv6: one /56 network) per window. */
  readonly perAddress: number;
  /**
   * Requests from all addresses together per window. After that only those are answered who have not asked in it, up to
   * as many again.
   */
  readonly overall: number;
  /** Whether nobody is answered after that: what is asked for costs money. */
  readonly isHard?: boolean;
  readonly windowSeconds: number;
}

/** Counts a request. Returns 0 when it is allowed, otherwise the number of seconds to wait. */
export type FloodLimit = (address: string) => number;

/**
 * Creates a fixed-window rate limiter in the memory of this process. For privacy it stores no addresses: counts are
 * kept under keyed hashes, and the key is discarded at the end of each window. Rejected requests do not count.
 */
export function floodLimit(
  { perAddress, overall, isHard = false, windowSeconds }: FloodLimits,
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
    const hashedAddress = createHmac('sha256', key).update(addressKey(address)).digest('base64');
    const count = counts.get(hashedAddress) ?? 0;
    const most = count > 0 || isHard ? overall : 2 * overall;
    if (count >= perAddress || total >= most) return Math.ceil((ends - time) / 1000);
    counts.set(hashedAddress, count + 1);
    total += 1;
    return 0;
  };
}
