import { books } from '@berea/scripture';
import { bookOverview } from '@berea/validation';
import { z } from 'zod';
import type { ContentKind } from '../our-content.ts';
import {
  apologeticsCard,
  bookCard,
  cardReference,
  encyclopediaCard,
  prose,
  questionCard,
  studyCard,
  thesaurusGroup,
} from '../schema/card.ts';
import { careCard } from '../schema/care-card.ts';
import { fact, relationWordings } from '../schema/fact.ts';
import { lifeEvent } from '../schema/life-event.ts';
import { modernWording } from '../schema/modern-wording.ts';
import { rememberedVerse } from '../schema/remembered-verse.ts';
import { saying } from '../schema/saying.ts';
import { topic } from '../schema/topic.ts';
import type { CardText } from './card-file.ts';

/** A value of a file, by keys. */
type Raw = Readonly<Record<string, unknown>>;

/** Content, and the cards for people in danger, which are in no database: help waits for none. */
export type FileKind = ContentKind | 'care';

/** How the items of a kind stand in its files, and what they are. */
export interface KindOfFile {
  /** One that has an `id` is given it. */
  readonly schema: z.ZodType;
  /** Set where each item is a file of Markdown, whose name is the id. */
  readonly text?: CardText;
  /** Set where each item is a file of JSON in this folder, whose name is the id. */
  readonly json?: string;
  /** Set where a file has its items by id, and readers look them up by it. */
  readonly byId?: true;
  /** The id of an item of a list, where it has none of its own. */
  readonly idOf?: (raw: Raw) => unknown;
  /** What is shorter in a file than in memory, written out. */
  readonly writtenOut?: (raw: Raw) => object;
  /** How people call it. */
  readonly titleOf?: (value: never) => string;
}

const entryText: CardText = {
  lead: 'summary',
  headings: { Details: 'details', 'Historical context': 'historicalContext' },
};
const entry: KindOfFile = {
  schema: encyclopediaCard,
  text: entryText,
  titleOf: ({ title }: { title: string }) => title,
};

/** '- John 3:16: Why it helps.' */
const passageWithReason = (each: unknown): unknown => {
  const [[scripture, why] = [], ...more] = typeof each === 'object' && each !== null ? Object.entries(each) : [];
  return scripture === undefined || more.length > 0 ? each : { scripture, why: why as unknown };
};

/** A fact that is asked for only in words of its own needs no relation, and one value as its answer no list. */
const factWrittenOut = ({ is, notTold, ...said }: Raw): object => ({
  relation: 'identity',
  ...(is !== undefined && (said['answer'] === undefined ? { answer: [is] } : { is })),
  ...(notTold !== undefined && { answer: [], notTold: notTold === 'true' || notTold }),
  ...said,
});

/** The folder or file of a kind is called as the kind is, 'life-events' or 'relations.yaml'. */
export const kindsOfFiles: Readonly<Record<FileKind, KindOfFile>> = {
  questions: {
    schema: questionCard,
    text: {
      lead: 'summary',
      headings: { Explanation: 'explanation', 'Where Christians differ': 'whereChristiansDiffer' },
    },
    writtenOut: ({ references, ...raw }) => ({
      ...raw,
      references: Array.isArray(references) ? references.map(passageWithReason) : references,
    }),
    titleOf: ({ question }: { question: string }) => question,
  },
  apologetics: {
    schema: apologeticsCard,
    text: {
      headings: {
        Objection: 'objection',
        'Core response': 'coreResponse',
        'Deeper explanation': 'deeperExplanation',
      },
    },
    titleOf: ({ title }: { title: string }) => title,
  },
  studies: {
    schema: studyCard,
    text: { lead: 'introduction', headings: { Prayer: 'prayer' } },
    titleOf: ({ title }: { title: string }) => title,
  },
  people: entry,
  places: entry,
  theology: entry,
  parables: entry,
  miracles: entry,
  books: {
    schema: bookCard,
    text: entryText,
    titleOf: ({ book }: { book: string }) => books.find(({ id }) => id === book)!.name,
  },
  overviews: {
    schema: z.strictObject(bookOverview.shape),
    text: { lead: 'summary', headings: {} },
    byId: true,
    titleOf: ({ title }: { title: string }) => title,
  },
  facts: {
    schema: fact,
    writtenOut: factWrittenOut,
    titleOf: ({ subject, relation }: { subject: string; relation: string }) => `${subject}: ${relation}`,
  },
  relations: { schema: relationWordings, byId: true },
  otherNames: { schema: z.array(prose).min(1), byId: true },
  sayings: { schema: saying, idOf: (raw) => raw['saying'] },
  rememberedVerses: { schema: rememberedVerse, idOf: (raw) => raw['verse'] },
  modernWordings: {
    schema: modernWording,
    idOf: (raw) => raw['words'],
    writtenOut: ({ words, ...raw }) => ({ ...raw, words: typeof words === 'string' ? words.split(' ') : words }),
  },
  topics: { schema: topic, titleOf: ({ names }: { names: readonly string[] }) => names[0]! },
  thesaurus: { schema: thesaurusGroup.valueType, byId: true },
  lifeEvents: { schema: lifeEvent, titleOf: ({ example }: { example: string }) => example },
  cueGroups: { schema: prose, byId: true },
  openings: { schema: prose, byId: true },
  /** By month, and in it by day. */
  dailyVerses: { schema: z.array(cardReference).min(29).max(31), writtenOut: (days) => Object.values(days) },
  care: { schema: careCard, json: 'care/cards' },
  // They have files of their own (`read-models.ts`).
  models: { schema: z.unknown(), byId: true },
};

export const fileKinds = Object.keys(kindsOfFiles) as FileKind[];
