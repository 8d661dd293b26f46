import { apologeticsCards } from '@berea/content/apologetics';
import { people } from '@berea/content/encyclopedia';
import { questionCards } from '@berea/content/questions';
import { studyCards } from '@berea/content/studies';

/** What people are expected to type: the questions, objections, topics and names of our cards, with their aliases. */
export function harmlessTexts(): string[] {
  return [
    ...questionCards.flatMap(({ question, aliases }) => [question, ...aliases]),
    ...apologeticsCards.flatMap(({ title, aliases }) => [title, ...aliases]),
    ...studyCards.flatMap(({ topic, title, aliases }) => [topic, title, ...aliases]),
    ...people.flatMap(({ title, aliases }) => [title, ...aliases]),
  ];
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/**
 * The sentences of our cards, all but those of care: prose about scripture and people. The router reads the output of a
 * language model too, sentence by sentence.
 */
export const harmlessProse = (): string[] =>
  [questionCards, apologeticsCards, studyCards]
    .flatMap(stringsIn)
    .flatMap((text) => Array.from(segmenter.segment(text), ({ segment }) => segment));
