import { wordsIn } from '@berea/scripture';
import { type ReceivedWord } from '@berea/validation';
import { partsOf, numbersOf } from '../../concordance/received-words.ts';

/** A piece of a verse: English with the word of the original behind it, or other text. */
export interface WordSpan {
  readonly text: string;
  readonly word: ReceivedWord | undefined;
}

/** The pieces of a verse's detail in reading order; joined, their texts are the verse. */
export const wordSpansOf = (content: unknown): readonly WordSpan[] =>
  partsOf(content).map((span) => ({
    text: span.text,
    word: span.type === 'word' && numbersOf(span).length > 0 ? span : undefined,
  }));

/** The piece of each English word of the verse, in order. */
export function spanOfEachWord(spans: readonly WordSpan[]): readonly WordSpan[] {
  const ends: number[] = [];
  for (const span of spans) ends.push((ends.at(-1) ?? 0) + span.text.length);
  return wordsIn(spans.map((span) => span.text).join('')).map(
    ({ start }) => spans[ends.findIndex((end) => start < end)]!,
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
