import { receivedWord, type ReceivedWord } from '@berea/validation';
import * as z from 'zod/mini';

const group = z.object({ items: z.array(z.unknown()) });
const text = z.object({ text: z.string() });

/** The leaves of a verse's detail in reading order, at any depth; joined, their texts are the verse. */
export function partsOf(content: unknown): (ReceivedWord | { readonly text: string; readonly type?: never })[] {
  if (Array.isArray(content)) return content.flatMap(partsOf);
  const nested = group.safeParse(content);
  if (nested.success) return partsOf(nested.data.items);
  const leaf = z.union([receivedWord, text]).safeParse(content);
  return leaf.success ? [leaf.data] : [];
}

/** The words among them. @returns undefined if the content is not an array */
export const wordLeaves = (content: unknown): ReceivedWord[] | undefined =>
  Array.isArray(content) ? partsOf(content).filter((leaf) => leaf.type === 'word') : undefined;

/** The Strong's numbers of a word: none, one or several. */
export const numbersOf = ({ strong }: ReceivedWord): readonly string[] =>
  strong === undefined ? [] : typeof strong === 'string' ? [strong] : strong;
