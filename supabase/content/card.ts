import { bookById, parseReference, type BookId } from '@berea/scripture';
import { z } from 'zod';

/**
 * What we write ourselves. A card holds references and never the text of a verse: that is joined from the database, in the reader's
 * version. References are in the King James numbering. The rules that a schema cannot say stand in `checks/`.
 */

/** 'John 3:16' or 'John 3:16-18': one chapter, the canon's book names, an ASCII hyphen. */
export const cardReference = z.string().refine((written) => {
  const found = parseReference(written);
  return (
    found?.verse !== undefined &&
    /^(?:[1-3] )?[A-Z][A-Za-z ]+ \d+:\d+(?:-\d+)?$/.test(written) &&
    written.startsWith(`${found.book.name} `)
  );
}, 'is no place in the canon, written as we write it');

const prose = z.string().trim().min(1);

/** A phrase somebody might type; lower case, without a question mark. */
const alias = z.string().regex(/^[a-z0-9][a-z0-9 '’-]*$/, 'is lower case, letters, digits, apostrophes and hyphens');

/** A word of the original, as the lexicon has it. */
export const cardInsight = z.strictObject({
  /** 'H85' */
  strongs: z.string().regex(/^[HG][1-9]\d*$/),
  /** The lemma in its own script, letter for letter as npm `strongs` has it under this number. */
  word: z.string(),
  transliteration: z.string(),
  /** What it means and why that matters here: one to three sentences. */
  meaning: prose,
});

const insights = z.strictObject({ hebrew: cardInsight.optional(), greek: cardInsight.optional() });

/** An entry of the encyclopedia: a person, place, concept, parable or miracle. */
export const encyclopediaCard = z.strictObject({
  /** As it is listed: 'Abraham', 'The Good Samaritan'. */
  title: z.string(),
  /** Other names and spellings it is looked up by: 'abram'. */
  aliases: z.array(alias),
  /** Two to four sentences: who or what, and why anyone should care. */
  summary: prose,
  /** Two to four paragraphs separated by an empty line; [[Title]] or [[Title|words shown]] names another card of the encyclopedia. */
  details: prose,
  insights,
  /** The world around it: time, place, customs, finds; disputed dates and claims are called so. */
  historicalContext: prose,
  /** Four to eight, best first. */
  keyScriptures: z.array(cardReference).min(4).max(8),
});
export type EncyclopediaCard = z.infer<typeof encyclopediaCard>;

/** What the encyclopedia adds to the overview of a book, which gives author, date, themes and summary. */
export const bookCard = z.strictObject({
  book: z.custom<BookId>((id) => typeof id === 'string' && bookById(id) !== undefined, 'is the OSIS id of no book'),
  aliases: z.array(alias),
  /** Two or three sentences that repeat nothing of the overview. */
  summary: prose,
  /** How the book is built and read: one to three paragraphs, with [[links]]. */
  details: prose,
  insights,
  /** The world it was written in and for. */
  historicalContext: prose,
  keyScriptures: z.array(cardReference).min(4).max(8),
});
export type BookCard = z.infer<typeof bookCard>;

/** A question in plain English and what scripture answers. */
export const questionCard = z.strictObject({
  /** As one would ask it: 'Why does God allow suffering?' */
  question: z.string().regex(/\?$/),
  /** Four to ten other ways of asking, in other words. */
  aliases: z.array(alias).min(4).max(10),
  /** Three to five content words or short phrases it is about: 'suffering', 'evil'. */
  topics: z.array(alias).min(2).max(6),
  /** 40 to 90 words: the answer, straight. */
  summary: prose,
  /** 150 to 300 words in two to four paragraphs: how the passages fit together; names them as '(John 3:16)'. */
  explanation: prose,
  /** Best first. */
  references: z
    .array(z.strictObject({ scripture: cardReference, why: prose }))
    .min(8)
    .max(12),
  /** 30 to 120 words: the views and who holds them, each in words its holders would own; left out where Christians agree. */
  whereChristiansDiffer: prose.optional(),
});
export type QuestionCard = z.infer<typeof questionCard>;

/** An objection to the faith and a fair, strong answer. */
export const apologeticsCard = z.strictObject({
  /** The heading: 'The Problem of Evil'. */
  title: z.string(),
  aliases: z.array(alias).min(4).max(12),
  topics: z.array(alias).min(2).max(8),
  /** 60 to 130 words: the objection at its strongest, as its holders would state it. */
  objection: prose,
  /** 80 to 160 words. */
  coreResponse: prose,
  /** 250 to 450 words of restricted markdown: headings (###), bold, italic, lists, quotations; says what remains hard. */
  deeperExplanation: prose,
  scriptures: z.array(cardReference).min(4).max(8),
  /** 'Author, Title (year)': real books, of more than one view where that is fair. */
  furtherReading: z
    .array(z.string().regex(/^.+, .+ \(\d{3,4}\)$/, "reads 'Author, Title (year)'"))
    .min(3)
    .max(5),
});
export type ApologeticsCard = z.infer<typeof apologeticsCard>;

/** An outline of a guided study. */
export const studyCard = z.strictObject({
  /** What one would type: 'Dealing with anxiety'. */
  topic: z.string(),
  aliases: z.array(alias).min(4).max(12),
  title: z.string(),
  /** 60 to 120 words. */
  introduction: prose,
  sections: z
    .array(
      z.strictObject({
        heading: z.string(),
        /** 110 to 220 words of real teaching: what the passage says, in its setting, and what follows for somebody today. */
        teaching: prose,
        scriptures: z.array(cardReference).min(2).max(4),
      }),
    )
    .min(3)
    .max(5),
  /** Open questions that make one think; none that yes or no would answer. */
  questions: z.array(z.string().regex(/\?$/)).min(4).max(6),
  /** 50 to 110 words, to be prayed aloud. */
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

/** What people say, and the words that scripture says it with: { 'burnout': ['weary', 'heavy laden', 'rest'] }. */
export const thesaurusGroup = z.record(alias, z.array(alias).min(2).max(10));
export type ThesaurusGroup = z.infer<typeof thesaurusGroup>;
