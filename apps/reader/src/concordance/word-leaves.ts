import { receivedWord, type ReceivedWord } from '@berea/validation';
import * as z from 'zod/mini';

const group = z.object({ items: z.array(z.unknown()) });

/**
 * Collects the word leaves of a verse's detail in reading order, at any nesting depth. Other leaves are skipped.
 * @returns undefined if the content is not an array
 */
export function wordLeaves(content: unknown): ReceivedWord[] | undefined {
  return Array.isArray(content) ? content.flatMap(leavesOf) : undefined;
}

function leavesOf(item: unknown): ReceivedWord[] {
  const nested = group.safeParse(item);
  if (nested.success) return nested.data.items.flatMap(leavesOf);
  const word = receivedWord.safeParse(item);
  return word.success ? [word.data] : [];
}

/** The Strong's numbers of a word: none, one or several. */
export const numbersOf = ({ strong }: ReceivedWord): readonly string[] =>
  strong === undefined ? [] : typeof strong === 'string' ? [strong] : strong;
