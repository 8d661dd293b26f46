import { termsOf } from '@berea/search/text';
import { citationsOf, priorOf, shareOf, type Passage } from './citations.ts';
import { postingsOf, type FieldInIndex, type Postings } from './postings.ts';
import type { Gloss } from './renderings.ts';
import { countsOf, TermField, type Bm25 } from './term-field.ts';

/** The inputs of the index. */
export interface IndexedTexts {
  /** The verses of each English translation, by position. The first translation has all verses, in order. */
  readonly translations: readonly ReadonlyMap<number, string>[];
  readonly topics: readonly IndexedTopic[];
  readonly commentary: readonly { readonly passage: Passage; readonly text: string }[];
  readonly glosses: readonly Gloss[];
  /** For each verse, the positions of the verses it refers to. */
  readonly crossReferences: readonly (readonly number[])[];
}

/** A topic with its headings and passages. */
export interface IndexedTopic {
  readonly title: string;
  /** Titles of the topics whose "See" links point here. */
  readonly sentFrom: readonly string[];
  readonly headings: readonly { readonly heading: string; readonly passages: readonly Passage[] }[];
}

/** What is written to the database. */
export interface SearchIndex {
  readonly priors: ReadonlyMap<number, number>;
  readonly postings: Postings;
}

/** A kind of indexed text. `Tuning` gives each its weight and scoring parameters. */
type Part = 'verses' | 'topics' | 'links' | 'commentary' | 'glosses';
/** The weight and scoring parameters of each part; `prior`: whether citations weight the verses. */
export type Tuning = Readonly<Record<Part, Bm25 & { readonly weight: number }>> & { readonly prior: boolean };

/** Tuned on judged topics (`npm run bench -- retrieval`), by what each part contributes. */
export const tuned: Tuning = {
  verses: { weight: 1, k1: 1.2, b: 0.7 },
  topics: { weight: 0.5, k1: 3, b: 0.2 },
  links: { weight: 0.4, k1: 1.2, b: 0.2 },
  commentary: { weight: 0.7, k1: 1.2, b: 0.4 },
  glosses: { weight: 0.2, k1: 1.2, b: 0.2 },
  prior: true,
};

/** Computes the index. It yields between steps so that the caller can return to the event loop or abort. */
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
  // Documents are numbered; a verse's number is its index in canonical order.
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

/**
 * A verse's document consists of the topics and headings that list it; the topic's name weighs more than the heading.
 */
function topicField({ topics }: IndexedTexts, numberOf: Numbers): Field {
  const field = byVerse(topics, numberOf, ({ title }, heading) => [
    ...termsOf(title).flatMap((term) => [term, term]),
    ...termsOf(heading),
  ]);
  return { field, versesOf: itself };
}

/** 'Anxiety: see Care' makes the verses listed under Care count for "anxiety". */
function linkField({ topics }: IndexedTexts, numberOf: Numbers): Field {
  const field = byVerse(topics, numberOf, ({ sentFrom }) => [...new Set(sentFrom.flatMap(termsOf))]);
  return { field, versesOf: itself };
}

/** A section is one document, and counts for each of its verses. */
function commentaryField({ commentary }: IndexedTexts, numberOf: Numbers): Field {
  const field = new TermField();
  for (const [number, { text }] of commentary.entries()) field.add(number, countsOf(termsOf(text)));
  const verses = commentary.map(({ passage }) => versesIn(passage, numberOf));
  return { field, versesOf: (section) => verses[section]! };
}

/** All meanings of the original words behind a verse, not only how this verse renders them. */
function glossField({ glosses }: IndexedTexts, numberOf: Numbers): Field {
  const said = Array.from(numberOf, (): Said[] => []);
  for (const { terms, positions } of glosses)
    for (const position of positions) said[numberOf.get(position)!]!.push({ terms, by: 1 });
  return { field: fieldOf(said), versesOf: itself };
}

/** Terms that are said of a verse, and what each of them counts. */
interface Said {
  readonly terms: readonly string[];
  readonly by: number;
}

/** Counts the terms of one verse after the other: the counts of all verses at once take 100 MB. */
function fieldOf(said: readonly (readonly Said[])[]): TermField {
  const field = new TermField();
  for (const [number, ofVerse] of said.entries()) {
    const counts = new Map<string, number>();
    for (const { terms, by } of ofVerse) countsOf(terms, counts, by);
    field.add(number, counts);
  }
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
  const said = Array.from(numberOf, (): Said[] => []);
  for (const topic of topics) {
    for (const { heading, passages } of topic.headings) {
      const terms = termsFor(topic, heading);
      for (const passage of passages) {
        const ofPassage: Said = { terms, by: shareOf(passage) };
        for (const number of versesIn(passage, numberOf)) said[number]!.push(ofPassage);
      }
    }
  }
  return fieldOf(said);
}

const versesIn = ({ from, to }: Passage, numberOf: Numbers): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => numberOf.get(from + index)).filter(
    (number) => number !== undefined,
  );
