import { termsOf } from '../../functions/_shared/library/terms.ts';
import { citationsOf, priorOf, shareOf, type Passage } from './citations.ts';
import { postingsOf, type FieldInIndex, type Postings } from './postings.ts';
import { countsOf, TermField } from './term-field.ts';

/** What the index is made of. */
export interface IndexedTexts {
  /** The verses of each translation into English, by position; the first has all of them, in order. */
  readonly translations: readonly ReadonlyMap<number, string>[];
  readonly topics: readonly IndexedTopic[];
  readonly commentary: readonly { readonly passage: Passage; readonly text: string }[];
  /** The terms of what the words of the original behind a verse mean, by position. */
  readonly glosses: ReadonlyMap<number, readonly string[]>;
  /** Positions of the verses that each verse refers to. */
  readonly crossReferences: readonly (readonly number[])[];
}

export interface IndexedTopic {
  readonly title: string;
  /** Titles of the topics that send their readers here. */
  readonly sentFrom: readonly string[];
  readonly headings: readonly { readonly heading: string; readonly passages: readonly Passage[] }[];
}

export interface SearchIndex {
  readonly priors: ReadonlyMap<number, number>;
  readonly postings: Postings;
}

/**
 * Computes the index, in steps so that the caller may breathe (and stop) in between. The weights were tuned by
 * `npm run bench -- retrieval`, which prints what each part adds.
 */
export function* buildIndex(texts: IndexedTexts): Generator<void, SearchIndex> {
  const passages = texts.topics.flatMap(({ headings }) => headings.flatMap((heading) => heading.passages));
  const citations = citationsOf(texts.crossReferences, passages);
  const priors = new Map(Array.from(texts.translations[0]!.keys(), (position) => [position, priorOf(citations.get(position) ?? 0)]));
  yield;
  // Documents are numbered: verses in the order of the canon.
  const numberOf = new Map(Array.from(priors.keys(), (position, number) => [position, number]));
  const fields: FieldInIndex[] = [];
  for (const field of [verseField, topicField, linkField, commentaryField, glossField]) {
    fields.push(field(texts, numberOf));
    yield;
  }
  return { priors, postings: yield* postingsOf(fields, priors) };
}

type Numbers = ReadonlyMap<number, number>;
const itself = (verse: number): readonly number[] => [verse];

/** A verse in all its translations is one document. */
function verseField({ translations }: IndexedTexts, numberOf: Numbers): FieldInIndex {
  const field = new TermField();
  for (const [position, number] of numberOf) field.add(number, countsOf(translations.flatMap((texts) => termsOf(texts.get(position) ?? ''))));
  return { field, weight: 1, scoring: { k1: 1.2, b: 0.7 }, versesOf: itself };
}

/** The document of a verse is what it stands under; the topic's own name says more than the heading. */
function topicField({ topics }: IndexedTexts, numberOf: Numbers): FieldInIndex {
  const field = byVerse(topics, numberOf, ({ title }, heading) => [...termsOf(title).flatMap((term) => [term, term]), ...termsOf(heading)]);
  return { field, weight: 0.5, scoring: { k1: 3, b: 0.2 }, versesOf: itself };
}

/** 'Anxiety: see Care' makes the verses of care verses of anxiety. */
function linkField({ topics }: IndexedTexts, numberOf: Numbers): FieldInIndex {
  const field = byVerse(topics, numberOf, ({ sentFrom }) => [...new Set(sentFrom.flatMap(termsOf))]);
  return { field, weight: 0.4, scoring: { k1: 1.2, b: 0.2 }, versesOf: itself };
}

/** A section is one document; what it says it says of each of its verses. */
function commentaryField({ commentary }: IndexedTexts, numberOf: Numbers): FieldInIndex {
  const field = new TermField();
  for (const [number, { text }] of commentary.entries()) field.add(number, countsOf(termsOf(text)));
  const verses = commentary.map(({ passage }) => versesIn(passage, numberOf));
  return { field, weight: 0.6, scoring: { k1: 1.2, b: 0.6 }, versesOf: (section) => verses[section]! };
}

function glossField({ glosses }: IndexedTexts, numberOf: Numbers): FieldInIndex {
  const field = new TermField();
  for (const [position, number] of numberOf) field.add(number, countsOf(glosses.get(position) ?? []));
  return { field, weight: 0.15, scoring: { k1: 1.2, b: 0.2 }, versesOf: itself };
}

function byVerse(topics: readonly IndexedTopic[], numberOf: Numbers, termsFor: (topic: IndexedTopic, heading: string) => readonly string[]): TermField {
  const counts = Array.from(numberOf, () => new Map<string, number>());
  for (const topic of topics) {
    for (const { heading, passages } of topic.headings) {
      const terms = termsFor(topic, heading);
      for (const passage of passages) for (const number of versesIn(passage, numberOf)) countsOf(terms, counts[number], shareOf(passage));
    }
  }
  const field = new TermField();
  for (const [number, of] of counts.entries()) field.add(number, of);
  return field;
}

const versesIn = ({ from, to }: Passage, numberOf: Numbers): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => numberOf.get(from + index)).filter((number) => number !== undefined);
