import { bookById } from '@berea/scripture';
import { z } from 'zod';
import { apologeticsCard, bookCard, encyclopediaCard, questionCard, studyCard } from '../card.ts';
import { careCard } from '../care/care-card.ts';
import { fact } from '../facts/fact.ts';
import { saying } from '../quotations/saying.ts';
import { rememberedVerse } from '../quotations/remembered.ts';
import { modernWording } from '../quotations/wording.ts';
import { nameOf } from './fact-problems.ts';

/** The parts of a card that the text checks read. */
interface Facet<Card> {
  /** The card's name in messages. */
  name(card: Card): string;
  aliases(card: Card): readonly string[];
  /** Each piece of prose with its minimum and maximum number of words. */
  prose(card: Card): readonly (readonly [what: string, text: string, least: number, most: number])[];
}

const entryProse = ({
  summary,
  details,
  historicalContext,
}: {
  summary: string;
  details: string;
  historicalContext: string;
}) =>
  [
    ['summary', summary, 30, 110],
    ['details', details, 110, 420],
    ['historicalContext', historicalContext, 35, 170],
  ] as const;

const entry: Facet<z.infer<typeof encyclopediaCard>> = {
  name: ({ title }) => title,
  aliases: ({ aliases }) => aliases,
  prose: entryProse,
};
const book: Facet<z.infer<typeof bookCard>> = {
  name: ({ book: id }) => bookById(id)!.name,
  aliases: ({ aliases }) => aliases,
  prose: (card) =>
    entryProse(card).map(([what, text, , most]) => [
      what,
      text,
      what === 'summary' ? 25 : what === 'details' ? 80 : 35,
      most,
    ]),
};
const question: Facet<z.infer<typeof questionCard>> = {
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
const apologetics: Facet<z.infer<typeof apologeticsCard>> = {
  name: ({ title }) => title,
  aliases: ({ aliases }) => aliases,
  prose: (card) => [
    ['objection', card.objection, 55, 140],
    ['coreResponse', card.coreResponse, 75, 170],
    ['deeperExplanation', card.deeperExplanation, 250, 480],
  ],
};
const study: Facet<z.infer<typeof studyCard>> = {
  name: ({ topic }) => topic,
  aliases: ({ aliases }) => aliases,
  prose: (card) => [
    ['introduction', card.introduction, 60, 130],
    ...card.sections.map(({ heading, teaching }) => [`teaching of ${heading}`, teaching, 105, 230] as const),
    ['prayer', card.prayer, 45, 120],
  ],
};
const care: Facet<z.infer<typeof careCard>> = {
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

const shortFact: Facet<z.infer<typeof fact>> = {
  name: nameOf,
  aliases: ({ asked = [] }) => asked,
  prose: ({ sentence, disputed }) => [
    ['sentence', sentence, 3, 50],
    ...(disputed === undefined ? [] : [['disputed', disputed, 3, 40] as const]),
  ],
};

const wording: Facet<z.infer<typeof modernWording>> = {
  name: ({ words }) => words.join(' '),
  aliases: () => [],
  prose: () => [],
};
const remembered: Facet<z.infer<typeof rememberedVerse>> = {
  name: ({ verse }) => verse,
  aliases: ({ as }) => as,
  prose: () => [],
};
const notScripture: Facet<z.infer<typeof saying>> = {
  name: (card) => card.saying,
  aliases: ({ aliases }) => aliases,
  prose: ({ origin, sentence }) => [
    ['origin', origin, 4, 50],
    ['sentence', sentence, 5, 40],
  ],
};

const kind = <Schema extends z.ZodType>(schema: Schema, facet: Facet<z.infer<Schema>>) => ({
  /** Validates a card and extracts the parts that the checks read. */
  read: (value: unknown) => {
    const parsed = schema.safeParse(value);
    return parsed.success
      ? {
          ok: true as const,
          name: facet.name(parsed.data),
          aliases: facet.aliases(parsed.data),
          prose: facet.prose(parsed.data),
        }
      : { ok: false as const, problem: z.prettifyError(parsed.error) };
  },
});

/** By the folder under `content/` that contains the cards. */
export const kinds = {
  'encyclopedia/people': kind(encyclopediaCard, entry),
  'encyclopedia/places': kind(encyclopediaCard, entry),
  'encyclopedia/books': kind(bookCard, book),
  'encyclopedia/theology': kind(encyclopediaCard, entry),
  'encyclopedia/parables': kind(encyclopediaCard, entry),
  'encyclopedia/miracles': kind(encyclopediaCard, entry),
  questions: kind(questionCard, question),
  apologetics: kind(apologeticsCard, apologetics),
  studies: kind(studyCard, study),
  care: kind(careCard, care),
  facts: kind(fact, shortFact),
  'quotations/wordings': kind(modernWording, wording),
  'quotations/remembered': kind(rememberedVerse, remembered),
  'quotations/sayings': kind(saying, notScripture),
};
/** A kind of card: its folder under `content/`. */
export type Kind = keyof typeof kinds;
