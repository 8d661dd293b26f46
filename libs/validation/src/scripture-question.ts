import { z } from 'zod';
import { askedText } from './asked-text.ts';
import { bibleId } from './bible-version.ts';
import { care } from './care.ts';
import { provenance } from './provenance.ts';

/** A question in plain English, trimmed on parsing. */
export const question = askedText({
  least: 10,
  tooShort: 'Question must be at least 10 characters',
  most: 500,
  tooLong: 'Question must be less than 500 characters',
});

/** Request body of scripture-question. `bibleId` is the version to quote; omit it for the King James Version. */
export const scriptureQuestionRequest = z.object({ question, bibleId: bibleId.optional() });

/** A verse or short passage that supports an answer. */
const answerReference = z.object({
  /** 'John 3:16' or 'John 3:16-18', within one chapter. */
  scripture: z.string().min(1),
  /** The stored text in the requested version. */
  text: z.string(),
  /** Why the passage is relevant to the answer. */
  why: z.string().optional(),
});
export type AnswerReference = z.infer<typeof answerReference>;

/** An answer to a scripture question. */
const questionAnswer = z.object({
  question: z.string().min(1),
  summary: z.string().min(1),
  /** Plain paragraphs separated by an empty line. On a care card, sections with a heading each: '### A prayer'. */
  plainEnglishExplanation: z.string(),
  /** Ranked, best first. Ten or more if that many were found; empty if none were. */
  references: z.array(answerReference),
  /** A fair account of where Christians disagree; absent when they do not. */
  whereChristiansDiffer: z.string().optional(),
  care: care.optional(),
  provenance: provenance.optional(),
});
export type QuestionAnswer = z.infer<typeof questionAnswer>;
/** Successful response of scripture-question; for errors see `functionError`. */
export const scriptureQuestionResponse = z.object({ data: questionAnswer });
