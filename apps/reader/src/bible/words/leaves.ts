import { wordsIn } from '@berea/scripture';
import { type ReceivedWord } from '@berea/validation';
import { partsOf, numbersOf } from '../../concordance/word-leaves.ts';

/** A piece of a verse: English with the word of the original behind it, or other text. */
export interface Leaf {
  readonly text: string;
  readonly word: ReceivedWord | undefined;
}

/** The pieces of a verse's detail in reading order; joined, their texts are the verse. */
export const leavesOf = (content: unknown): readonly Leaf[] =>
  partsOf(content).map((leaf) => ({
    text: leaf.text,
    word: leaf.type === 'word' && numbersOf(leaf).length > 0 ? leaf : undefined,
  }));

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
