import { bookById, parseReference, type BookId } from '@berea/scripture';
import { z } from 'zod';

/**
 * Schemas of the content we write ourselves. A card holds references, never the text of a verse: the text is joined
 * from the database, in the reader's version. References use the King James numbering. Rules that a schema cannot
 * express are in `checks/`, and how long each text may be in `checks/lengths.yaml`.
 */

/** 'John 3:16' or 'John 3:16-18': within one chapter, with the canon's book names and an ASCII hyphen. */
export const cardReference = z.string().refine((written) => {
  const found = parseReference(written);
  return (
    found?.verse !== undefined &&
    /^(?:[1-3] )?[A-Z][A-Za-z ]+ \d+:\d+(?:-\d+)?$/.test(written) &&
    written.startsWith(`${found.book.name} `)
  );
}, 'is not a reference in the canon in the required format');

export const prose = z.string().trim().min(1);

/** The folder of an item and its name there, 'questions/why-does-god-allow-suffering': others refer to it by this. */
export const itemId = z.string();

/** A phrase a user might type; lower case, without a question mark. */
export const alias = z
  .string()
  .regex(/^[a-z0-9][a-z0-9 '’-]*$/, 'is lower case, letters, digits, apostrophes and hyphens');

/** An original word, as in the lexicon. */
const cardInsight = z.strictObject({
  /** 'H85' */
  strongs: z.string().regex(/^[HG][1-9]\d*$/),
  /** The lemma in its original script, exactly as npm `strongs` has it under this number. */
  word: z.string(),
  transliteration: z.string(),
  /** What it means and why that matters here: one to three sentences. */
  meaning: prose,
});

const insights = z.strictObject({ hebrew: cardInsight.optional(), greek: cardInsight.optional() });

/** An entry of the encyclopedia: a person, place, concept, parable or miracle. */
export const encyclopediaCard = z.strictObject({
  /** The title in lists: 'Abraham', 'The Good Samaritan'. */
  title: z.string(),
  /** Other names and spellings for lookup: 'abram'. */
  aliases: z.array(alias),
  /** Two to four sentences: who or what it is, and why it matters. */
  summary: prose,
  /**
   * Two to four paragraphs separated by an empty line; [[Title]] or [[Title|words shown]] links to another encyclopedia
   * card.
   */
  details: prose,
  insights,
  /** Historical background: time, place, customs, finds. Disputed dates and claims are marked as disputed. */
  historicalContext: prose,
  /** Four to eight, most important first. */
  keyScriptures: z.array(cardReference).min(4).max(8),
});
export type EncyclopediaCard = z.infer<typeof encyclopediaCard>;

/** What the encyclopedia adds to a book's overview, which already has author, date, themes and summary. */
export const bookCard = z.strictObject({
  book: z.custom<BookId>((id) => typeof id === 'string' && bookById(id) !== undefined, 'is the OSIS id of no book'),
  aliases: z.array(alias),
  /** Two or three sentences that do not repeat the overview. */
  summary: prose,
  /** How the book is structured and how to read it: one to three paragraphs, with [[links]]. */
  details: prose,
  insights,
  /** The setting it was written in and for. */
  historicalContext: prose,
  keyScriptures: z.array(cardReference).min(4).max(8),
});
export type BookCard = z.infer<typeof bookCard>;

/** A question in plain English and the answer of scripture. */
export const questionCard = z.strictObject({
  id: itemId,
  /** As a user would ask it: 'Why does God allow suffering?' */
  question: z.string().regex(/\?$/),
  /** Four to forty alternative phrasings, some of them in the first person. */
  aliases: z.array(alias).min(4).max(40),
  /** Three to five content words or short phrases it is about: 'suffering', 'evil'. */
  topics: z.array(alias).min(2).max(6),
  /** The direct answer. */
  summary: prose,
  /** Two to four paragraphs: how the passages fit together, citing them as '(John 3:16)'. */
  explanation: prose,
  /** Most important first. */
  references: z
    .array(z.strictObject({ scripture: cardReference, why: prose }))
    .min(8)
    .max(12),
  /** The views and who holds them, each in words its holders would accept. Omitted where Christians agree. */
  whereChristiansDiffer: prose.optional(),
});
export type QuestionCard = z.infer<typeof questionCard>;

/** An objection to the faith and a fair, strong answer. */
export const apologeticsCard = z.strictObject({
  id: itemId,
  /** The heading: 'The Problem of Evil'. */
  title: z.string(),
  aliases: z.array(alias).min(4).max(12),
  topics: z.array(alias).min(2).max(8),
  /** The objection at its strongest, as its holders would state it. */
  objection: prose,
  coreResponse: prose,
  /** Restricted Markdown: headings (###), bold, italic, lists, quotations. Says what remains hard. */
  deeperExplanation: prose,
  scriptures: z.array(cardReference).min(4).max(8),
  /** 'Author, Title (year)': real books, representing more than one view where that is fair. */
  furtherReading: z
    .array(z.string().regex(/^.+, .+ \(\d{3,4}\)$/, "reads 'Author, Title (year)'"))
    .min(3)
    .max(5),
});
export type ApologeticsCard = z.infer<typeof apologeticsCard>;

/** An outline of a guided study. */
export const studyCard = z.strictObject({
  id: itemId,
  /** What a user would type: 'Dealing with anxiety'. */
  topic: z.string(),
  aliases: z.array(alias).min(4).max(12),
  title: z.string(),
  introduction: prose,
  sections: z
    .array(
      z.strictObject({
        heading: z.string(),
        /** Substantial: what the passage says in its setting, and what follows for readers today. */
        teaching: prose,
        scriptures: z.array(cardReference).min(2).max(4),
      }),
    )
    .min(3)
    .max(5),
  /** Open questions, none of which can be answered with yes or no. */
  questions: z.array(z.string().regex(/\?$/)).min(4).max(6),
  /** To be prayed aloud. */
  prayer: prose,
  /** `booksToRead` is a book and a chapter: 'Psalms 23', '1 John 4'. */
  longReads: z
    .array(
      z.strictObject({
        title: z.string(),
        booksToRead: z.string().refine((place) => parseReference(place) !== undefined, 'names no chapter'),
        explanation: prose,
      }),
    )
    .min(1)
    .max(3),
});
export type StudyCard = z.infer<typeof studyCard>;

/** Maps everyday words to the words that scripture uses: { 'burnout': ['weary', 'heavy laden', 'rest'] }. */
export const thesaurusGroup = z.record(alias, z.array(alias).min(2).max(10));
export type ThesaurusGroup = z.infer<typeof thesaurusGroup>;
