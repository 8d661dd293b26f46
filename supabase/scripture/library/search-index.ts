import { termsOf } from '../../functions/_shared/library/terms.ts';
import { citationsOf, priorOf, shareOf, type Passage } from './citations.ts';
import { postingsOf, type FieldInIndex, type Postings } from './postings.ts';
import type { Gloss } from './renderings.ts';
import { countsOf, TermField, type Bm25 } from './term-field.ts';

/** What the index is made of. */
export interface IndexedTexts {
  /** The verses of each translation into English, by position; the first has all of them, in order. */
  readonly translations: readonly ReadonlyMap<number, string>[];
  readonly topics: readonly IndexedTopic[];
  readonly commentary: readonly { readonly passage: Passage; readonly text: string }[];
  readonly glosses: readonly Gloss[];
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

/** What a kind of text counts for, and how it is scored. */
export type Part = 'verses' | 'topics' | 'links' | 'commentary' | 'glosses';
export type Tuning = Readonly<Record<Part, Bm25 & { readonly weight: number }>> & { readonly prior: boolean };

/** Tuned by `npm run bench -- retrieval parts`, which prints what each adds. */
export const tuned: Tuning = {
  verses: { weight: 1, k1: 1.2, b: 0.7 },
  topics: { weight: 0.5, k1: 3, b: 0.2 },
  links: { weight: 0.4, k1: 1.2, b: 0.2 },
  commentary: { weight: 0.7, k1: 1.2, b: 0.4 },
  glosses: { weight: 0.2, k1: 1.2, b: 0.2 },
  prior: true,
};

/** Computes the index, in steps so that the caller may breathe (and stop) in between. */
export function* buildIndex(texts: IndexedTexts, tuning = tuned): Generator<void, SearchIndex> {
  const passages = texts.topics.flatMap(({ headings }) => headings.flatMap((heading) => heading.passages));
  const citations = citationsOf(texts.crossReferences, passages);
  const priors = new Map(
    Array.from(texts.translations[0]!.keys(), (position) => [
      position,
      tuning.prior ? priorOf(citations.get(position) ?? 0) : 1,
    ]),
  );
  yield;
  // Documents are numbered: verses in the order of the canon.
  const numberOf = new Map(Array.from(priors.keys(), (position, number) => [position, number]));
  const fields: FieldInIndex[] = [];
  for (const [part, make] of Object.entries(parts)) {
    const { weight, ...scoring } = tuning[part as Part];
    if (weight > 0) fields.push({ weight, scoring, ...make(texts, numberOf) });
    yield;
  }
  return { priors, postings: yield* postingsOf(fields, priors) };
}

type Field = Pick<FieldInIndex, 'field' | 'versesOf'>;
type Numbers = ReadonlyMap<number, number>;
const itself = (verse: number): readonly number[] => [verse];

/** A verse in all its translations is one document. */
function verseField({ translations }: IndexedTexts, numberOf: Numbers): Field {
  const field = new TermField();
  for (const [position, number] of numberOf)
    field.add(number, countsOf(translations.flatMap((texts) => termsOf(texts.get(position) ?? ''))));
  return { field, versesOf: itself };
}

/** The document of a verse is what it stands under; the topic's own name says more than the heading. */
function topicField({ topics }: IndexedTexts, numberOf: Numbers): Field {
  const field = byVerse(topics, numberOf, ({ title }, heading) => [
    ...termsOf(title).flatMap((term) => [term, term]),
    ...termsOf(heading),
  ]);
  return { field, versesOf: itself };
}

/** 'Anxiety: see Care' makes the verses of care verses of anxiety. */
function linkField({ topics }: IndexedTexts, numberOf: Numbers): Field {
  const field = byVerse(topics, numberOf, ({ sentFrom }) => [...new Set(sentFrom.flatMap(termsOf))]);
  return { field, versesOf: itself };
}

/** A section is one document; what it says it says of each of its verses. */
function commentaryField({ commentary }: IndexedTexts, numberOf: Numbers): Field {
  const field = new TermField();
  for (const [number, { text }] of commentary.entries()) field.add(number, countsOf(termsOf(text)));
  const verses = commentary.map(({ passage }) => versesIn(passage, numberOf));
  return { field, versesOf: (section) => verses[section]! };
}

/** What the words of the original behind a verse mean beside what they are rendered by. */
function glossField({ glosses }: IndexedTexts, numberOf: Numbers): Field {
  const counts = Array.from(numberOf, () => new Map<string, number>());
  for (const { terms, positions } of glosses)
    for (const position of positions) countsOf(terms, counts[numberOf.get(position)!]);
  return { field: filled(counts), versesOf: itself };
}

function filled(counts: readonly ReadonlyMap<string, number>[]): TermField {
  const field = new TermField();
  for (const [number, of] of counts.entries()) field.add(number, of);
  return field;
}

const parts: Readonly<Record<Part, (texts: IndexedTexts, numberOf: Numbers) => Field>> = {
  verses: verseField,
  topics: topicField,
  links: linkField,
  commentary: commentaryField,
  glosses: glossField,
};

function byVerse(
  topics: readonly IndexedTopic[],
  numberOf: Numbers,
  termsFor: (topic: IndexedTopic, heading: string) => readonly string[],
): TermField {
  const counts = Array.from(numberOf, () => new Map<string, number>());
  for (const topic of topics) {
    for (const { heading, passages } of topic.headings) {
      const terms = termsFor(topic, heading);
      for (const passage of passages)
        for (const number of versesIn(passage, numberOf)) countsOf(terms, counts[number], shareOf(passage));
    }
  }
  return filled(counts);
}

const versesIn = ({ from, to }: Passage, numberOf: Numbers): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => numberOf.get(from + index)).filter(
    (number) => number !== undefined,
  );
