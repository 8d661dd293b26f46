import { timingSafeEqual } from 'node:crypto';

/** Compares a secret with what was sent, in a time that does not tell how much of it is right. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
