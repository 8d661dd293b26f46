import type { ApiRole } from '../identity.ts';
import { malformedBody } from './errors.ts';

/** How many items a list may have, and all lists of a call together: a function does its work for each. */
const most = { inOne: 2_000, inAll: 20_000 };

/** Postgres takes a list as text, too: '{1,2}', '[0:1]={1,2}'. */
const literal = /^\s*[{[]/;

function itemsIn(value: unknown): number {
  if (typeof value === 'string') return literal.test(value) ? bounded(value.split(',').length) : 0;
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value).reduce<number>((sum, each) => sum + itemsIn(each), 0);
  return Array.isArray(value) ? bounded(value.length) + inner : inner;
}

function bounded(items: number): number {
  if (items > most.inOne) throw malformedBody(`A list has more than ${most.inOne} items`);
  return items;
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
