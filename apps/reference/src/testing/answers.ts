import { json, type Routes } from '@berea/shell-api/testing/stories';
import type {
  ApologeticsAnswer,
  EncyclopediaEntryBody,
  Provenance,
  QuestionAnswer,
  VerseContext,
} from '@berea/validation';

export type Answer = NonNullable<Routes[string]>;

const provenance: Provenance = {
  writer: 'card',
  sources: [{ name: 'King James Version', gave: 'the cited verses' }, { name: "Nave's Topical Bible" }],
  confidence: 'high',
  checked: { references: 2, quotations: 2, dropped: 0 },
};

export const questionAnswer: QuestionAnswer = {
  question: 'What does the Bible say about worry?',
  summary: 'Bring it to God, one day at a time.',
  plainEnglishExplanation: 'Jesus points at birds.\n\nPaul points at prayer.',
  references: [
    { scripture: 'Matthew 6:25-27', text: 'Take no thought for your life', why: 'Jesus on what worry cannot do' },
    { scripture: 'Philippians 4:6', text: 'Be careful for nothing', why: 'Paul on what to do instead' },
  ],
  whereChristiansDiffer: 'Some hold that all worry is sin; others that it is a burden to be carried together.',
  provenance,
};

export const entry: EncyclopediaEntryBody = {
  title: 'Abraham',
  category: 'Key People',
  summary: 'The man who left Ur because he was told to.',
  details: 'He married [[Sarah]] and dwelt in [[Canaan|the land of Canaan]].\n\nHe waited.',
  languageInsights: {
    hebrew: { word: 'אַבְרָהָם', meaning: 'Father of a multitude.', strongs: 'H85', transliteration: "'Abrâhâm" },
    greek: { word: 'Ἀβραάμ', meaning: 'The Hebrew name in Greek letters.', strongs: 'G11' },
  },
  historicalContext: 'Usually placed between 2000 and 1800 BC; the dates are disputed.',
  keyScriptures: ['Genesis 12:1-3', 'Romans 4:3'],
  provenance: { ...provenance, checked: { references: 2, quotations: 0, dropped: 0 } },
};

export const objectionAnswer: ApologeticsAnswer = {
  objection: 'The Problem of Evil',
  commonObjection: 'A good God would end evil, and evil has not ended.',
  coreResponse: 'Not ended is not the same as never to be ended.',
  deeperExplanation: 'First, **what is claimed**.\n\n- that God can\n- that God would',
  keyScriptures: [{ reference: 'Job 38:4', text: 'Where wast thou when I laid the foundations of the earth?' }],
  furtherReading: ['Alvin Plantinga, God, Freedom, and Evil (1974)', 'C. S. Lewis, The Problem of Pain (1940)'],
  provenance,
};

export const context: VerseContext = {
  book: 'Matthew',
  chapter: 6,
  targetVerse: 25,
  contextSummary: 'From the sermon on the mount.',
  verses: [
    { number: 24, text: 'No man can serve two masters' },
    { number: 25, text: 'Take no thought for your life' },
  ],
};

/** The path prefix of the edge functions. */
export const functions = '/functions/v1/';
/** A response with `value` in the `data` envelope of the edge functions. */
export const data =
  (value: unknown): Answer =>
  () =>
    json({ data: value });
