import { namedPlaces } from '@berea/scripture';
import type { Item } from '../files/read-items.ts';
import type { VerseTexts } from './fact-problems.ts';
import { someHas } from './folded.ts';

/** A quotation that no stored version has although it stands beside a reference, and why it may. */
export interface QuotationException {
  /** Without its quotation marks. */
  readonly words: string;
  readonly reason: string;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a prose that name a place; a reference in brackets after the full stop belongs to the one before. */
const sentencesWithPlaces = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((paragraph) => Array.from(sentences.segment(paragraph), ({ segment }) => segment))
    .filter((sentence) => namedPlaces(sentence).length > 0);

const quotedIn = (text: string): string[] => Array.from(text.matchAll(/“([^“”]+)”/g), ([, words]) => words!);

/** Every quotation of a card that stands beside a reference: in its sentence, or in the reason given for a passage. */
function quotationsIn(value: unknown): string[] {
  if (typeof value === 'string') return sentencesWithPlaces(value).flatMap(quotedIn);
  if (typeof value !== 'object' || value === null) return [];
  const ofPassage = 'scripture' in value && 'why' in value && typeof value.why === 'string' ? quotedIn(value.why) : [];
  return [...ofPassage, ...Object.values(value).flatMap(quotationsIn)];
}

/** The quotations beside a reference that no stored version has, and the exceptions that nothing needs. */
export function unfoundQuotations(
  items: readonly Pick<Item, 'file' | 'value'>[],
  { chapters }: Pick<VerseTexts, 'chapters'>,
  exceptions: readonly QuotationException[],
): string[] {
  const isStored = (words: string) => words.split('…').every((part) => someHas(chapters, part));
  const allowed = new Set(exceptions.map(({ words }) => words));
  const used = new Set<string>();
  const problems = items.flatMap(({ file, value }) =>
    quotationsIn(value)
      .filter((words) => !isStored(words))
      .filter((words) => !allowed.has(words) || !used.add(words))
      .map((words) => `${file}: “${words}”`),
  );
  const idle = exceptions
    .filter(({ words }) => !used.has(words))
    .map(({ words }) => `no exception is needed for “${words}”`);
  return [...new Set(problems), ...idle];
}
