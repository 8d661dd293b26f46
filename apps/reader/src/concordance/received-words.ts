import { receivedWord, type ReceivedWord } from '@berea/validation';
import * as z from 'zod/mini';

const group = z.object({ items: z.array(z.unknown()) });
const text = z.object({ text: z.string() });

/** The spans of a verse's detail in reading order, at any depth; joined, their texts are the verse. */
export function partsOf(content: unknown): (ReceivedWord | { readonly text: string; readonly type?: never })[] {
  if (Array.isArray(content)) return content.flatMap(partsOf);
  const nested = group.safeParse(content);
  if (nested.success) return partsOf(nested.data.items);
  const span = z.union([receivedWord, text]).safeParse(content);
  return span.success ? [span.data] : [];
}

/** The words among them. @returns undefined if the content is not an array */
export const receivedWords = (content: unknown): ReceivedWord[] | undefined =>
  Array.isArray(content) ? partsOf(content).filter((span) => span.type === 'word') : undefined;

/** The Strong's numbers of a word: none, one or several. */
export const numbersOf = ({ strong }: ReceivedWord): readonly string[] =>
  strong === undefined ? [] : typeof strong === 'string' ? [strong] : strong;
