import { bookById } from '@berea/scripture';
import type { CareCard } from '../care/index.ts';
import type { ApologeticsCard, BookCard, EncyclopediaCard, QuestionCard, StudyCard } from '../schema/card.ts';
import type { Fact } from '../schema/fact.ts';
import type { RememberedVerse } from '../schema/remembered-verse.ts';
import type { Saying } from '../schema/saying.ts';
import { nameOf } from './fact-problems.ts';

/** The parts of a card that the text checks read. */
export interface Facet<Card> {
  /** The card's name in messages. */
  name(card: Card): string;
  aliases(card: Card): readonly string[];
  /** Each piece of prose with its minimum and maximum number of words. */
  prose(card: Card): readonly (readonly [what: string, text: string, least: number, most: number])[];
}

const entry: Facet<EncyclopediaCard> = {
  name: ({ title }) => title,
  aliases: ({ aliases }) => aliases,
  prose: ({ summary, details, historicalContext }) => [
    ['summary', summary, 30, 110],
    ['details', details, 110, 420],
    ['historicalContext', historicalContext, 35, 170],
  ],
};
const book: Facet<BookCard> = {
  name: ({ book: id }) => bookById(id)!.name,
  aliases: ({ aliases }) => aliases,
  prose: ({ summary, details, historicalContext }) => [
    ['summary', summary, 25, 110],
    ['details', details, 80, 420],
    ['historicalContext', historicalContext, 35, 170],
  ],
};
const question: Facet<QuestionCard> = {
  name: (card) => card.question,
  aliases: ({ aliases }) => aliases,
  prose: (card) => [
    ['summary', card.summary, 40, 95],
    ['explanation', card.explanation, 150, 320],
    ...(card.whereChristiansDiffer === undefined
      ? []
      : [['whereChristiansDiffer', card.whereChristiansDiffer, 30, 130] as const]),
    ...card.references.map(({ scripture, why }) => [`why of ${scripture}`, why, 5, 40] as const),
  ],
};
const apologetics: Facet<ApologeticsCard> = {
  name: ({ title }) => title,
  aliases: ({ aliases }) => aliases,
  prose: (card) => [
    ['objection', card.objection, 55, 140],
    ['coreResponse', card.coreResponse, 75, 170],
    ['deeperExplanation', card.deeperExplanation, 250, 480],
  ],
};
const study: Facet<StudyCard> = {
  name: ({ topic }) => topic,
  aliases: ({ aliases }) => aliases,
  prose: (card) => [
    ['introduction', card.introduction, 60, 130],
    ...card.sections.map(({ heading, teaching }) => [`teaching of ${heading}`, teaching, 105, 230] as const),
    ['prayer', card.prayer, 45, 120],
  ],
};
const care: Facet<CareCard> = {
  name: ({ situation }) => situation,
  aliases: () => [],
  prose: (card) => [
    ['message', card.message, 40, 90],
    ['summary', card.summary, 50, 90],
    ...card.sections.flatMap(({ heading, text, passages }) => [
      [`text of ${heading}`, text, 60, 150] as const,
      ...passages.map(({ scripture, why }) => [`why of ${scripture}`, why, 10, 35] as const),
    ]),
    ['prayer', card.prayer, 30, 80],
  ],
};
const shortFact: Facet<Fact> = {
  name: nameOf,
  aliases: ({ asked = [] }) => asked,
  prose: ({ sentence, disputed }) => [
    ['sentence', sentence, 3, 50],
    ...(disputed === undefined ? [] : [['disputed', disputed, 3, 40] as const]),
  ],
};
const remembered: Facet<RememberedVerse> = {
  name: ({ verse }) => verse,
  aliases: ({ as }) => as,
  prose: () => [],
};
const notScripture: Facet<Saying> = {
  name: (card) => card.saying,
  aliases: ({ aliases }) => aliases,
  prose: ({ origin, sentence }) => [
    ['origin', origin, 4, 50],
    ['sentence', sentence, 5, 40],
  ],
};

/** The kinds of the encyclopedia, whose names are looked up together, and whose texts link to one another. */
const entries = { people: entry, places: entry, books: book, theology: entry, parables: entry, miracles: entry };
export const isEntry = (kind: string): boolean => Object.hasOwn(entries, kind);

/** What is checked beyond its schema. */
export const kinds = {
  ...entries,
  questions: question,
  apologetics,
  studies: study,
  care,
  facts: shortFact,
  rememberedVerses: remembered,
  sayings: notScripture,
};
export type Kind = keyof typeof kinds;
