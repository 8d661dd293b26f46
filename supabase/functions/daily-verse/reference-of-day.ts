import { parseReference, type Reference } from '@berea/scripture';
import { ours } from '@berea/content';

/**
 * The passage for a day of the year. Which day it is, `handler.ts` decides.
 * @param date 'YYYY-MM-DD'
 * @throws Error when no single verse or range of verses is assigned to the day
 */
export function referenceOf(date: string): Reference & { verse: number } {
  const [, month, day] = date.split('-').map(Number);
  const text = ours('dailyVerses')[month! - 1]?.[day! - 1];
  const reference = text === undefined ? undefined : parseReference(text);
  if (reference?.verse === undefined) throw new Error(`no verse for ${date}: ${text}`);
  return { ...reference, verse: reference.verse };
}
