import { wordItem, type WordItem } from '@berea/validation';
import { z } from 'zod';

const group = z.object({ items: z.array(z.unknown()) });

/**
 * The word leaves of a verse's detail in reading order, however deep they are nested; leaves of other kinds are passed over.
 * @returns undefined when the content is not a list
 */
export function wordLeaves(content: unknown): WordItem[] | undefined {
  return Array.isArray(content) ? content.flatMap(leavesOf) : undefined;
}

function leavesOf(item: unknown): WordItem[] {
  const nested = group.safeParse(item);
  if (nested.success) return nested.data.items.flatMap(leavesOf);
  const word = wordItem.safeParse(item);
  return word.success ? [word.data] : [];
}

/** The Strong's numbers of a word, none, one or several. */
export const numbersOf = ({ strong }: WordItem): readonly string[] =>
  strong === undefined ? [] : typeof strong === 'string' ? [strong] : strong;
