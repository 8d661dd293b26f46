import { wordsIn } from '@berea/scripture';
import { receivedWord, type ReceivedWord } from '@berea/validation';
import * as z from 'zod/mini';
import { numbersOf } from '../../concordance/word-leaves.ts';

/** A piece of a verse: English with the word of the original behind it, or other text. */
export interface Leaf {
  readonly text: string;
  readonly word: ReceivedWord | undefined;
}

const group = z.object({ items: z.array(z.unknown()) });
const text = z.object({ text: z.string() });

/** The pieces of a verse's detail in reading order, at any depth; joined, their texts are the verse. */
export function leavesOf(content: unknown): readonly Leaf[] {
  if (Array.isArray(content)) return content.flatMap(leavesOf);
  const nested = group.safeParse(content);
  if (nested.success) return leavesOf(nested.data.items);
  const word = receivedWord.safeParse(content);
  if (word.success) return [{ text: word.data.text, word: numbersOf(word.data).length > 0 ? word.data : undefined }];
  const plain = text.safeParse(content);
  return plain.success ? [{ text: plain.data.text, word: undefined }] : [];
}

/** The piece of each English word of the verse, in order. */
export function leafOfEachWord(leaves: readonly Leaf[]): readonly Leaf[] {
  const ends: number[] = [];
  for (const leaf of leaves) ends.push((ends.at(-1) ?? 0) + leaf.text.length);
  return wordsIn(leaves.map((leaf) => leaf.text).join('')).map(
    ({ start }) => leaves[ends.findIndex((end) => start < end)]!,
  );
}

/** Which words of a text are in marked parts of it, counted from 0. */
export const wordsMarked = (text: string, marks: readonly (readonly [start: number, end: number])[]): number[] =>
  wordsIn(text).flatMap(({ start }, index) => (marks.some(([from, to]) => from <= start && start < to) ? [index] : []));

/** The number by which a word is looked for: of an article and its noun, the noun's. */
export const rootOf = (word: ReceivedWord): string | undefined => numbersOf(word).at(-1);

/** The dictionary form of that word, with its number: 'χάρις (G5485)'. Only the number where the form is not known. */
export function rootTitle(word: ReceivedWord): string | undefined {
  const numbers = numbersOf(word);
  const lemmas = word.lemma?.split(' ') ?? [];
  const number = numbers.at(-1);
  return number && lemmas.length === numbers.length ? `${lemmas.at(-1)} (${number})` : number;
}
