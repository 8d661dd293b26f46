import { wordItem, type WordItem } from '@berea/validation';
import { z } from 'zod';

const group = z.object({ items: z.array(z.unknown()) });

/**
 * Collects the word leaves of a verse's detail in reading order, at any nesting depth. Other leaves are skipped.
 * @returns undefined if the content is not an array
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

/** The Strong's numbers of a word: none, one or several. */
export const numbersOf = ({ strong }: WordItem): readonly string[] =>
  strong === undefined ? [] : typeof strong === 'string' ? [strong] : strong;
