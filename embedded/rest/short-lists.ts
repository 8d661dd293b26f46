import type { ApiRole } from '../identity.ts';
import { malformedBody } from './errors.ts';

/** How many items a list may have, and all lists of a call together: a function does its work for each. */
const most = { inOne: 2_000, inAll: 20_000 };

function itemsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value).reduce<number>((sum, each) => sum + itemsIn(each), 0);
  if (!Array.isArray(value)) return inner;
  if (value.length > most.inOne) throw malformedBody(`A list has more than ${most.inOne} items`);
  return value.length + inner;
}

/**
 * Refuses arguments with long lists, but of the service: who may call a function could make it read every verse of every
 * version again and again.
 * @throws RestError 400
 */
export function requireShortLists(given: unknown, role: ApiRole): void {
  if (role === 'service_role') return;
  if (itemsIn(given) > most.inAll) throw malformedBody(`The lists have more than ${most.inAll} items`);
}
