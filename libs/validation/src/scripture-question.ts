import { z } from 'zod';
import { askedText } from './asked-text.ts';
import { bibleId } from './bible-version.ts';
import { care } from './care.ts';
import { provenance } from './provenance.ts';
import { receivedList, receivedOptional, receivedPassage, receivedText } from './received.ts';

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
  text: receivedText,
  /** Why the passage is relevant to the answer. */
  why: receivedOptional(z.string()),
});
export type AnswerReference = z.infer<typeof answerReference>;

/** An answer to a scripture question. */
const questionAnswer = z
  .object({
    question: receivedText,
    summary: receivedText,
    /** Plain paragraphs separated by an empty line. On a care card, sections with a heading each: '### A prayer'. */
    plainEnglishExplanation: receivedText,
    /** Ranked, best first. Ten or more if that many were found; empty if none were. */
    references: receivedList(receivedPassage(answerReference)),
    /** A fair account of where Christians disagree; absent when they do not. */
    whereChristiansDiffer: receivedOptional(z.string()),
    care: care.optional(),
    provenance: receivedOptional(provenance),
  })
  .refine(
    ({ summary, plainEnglishExplanation }) => summary !== '' || plainEnglishExplanation !== '',
    'has nothing to read',
  );
export type QuestionAnswer = z.infer<typeof questionAnswer>;
/** Successful response of scripture-question; for errors see `functionError`. */
export const scriptureQuestionResponse = z.object({ data: questionAnswer });
