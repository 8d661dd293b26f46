import { z } from 'zod';
import { askedText } from './asked-text.ts';
import { bibleId } from './bible-version.ts';
import { care } from './care.ts';
import { provenance } from './provenance.ts';

/** A question in plain English; comes out trimmed. */
export const question = askedText({
  least: 10,
  tooShort: 'Question must be at least 10 characters',
  most: 500,
  tooLong: 'Question must be less than 500 characters',
});

/** What scripture-question is asked. `bibleId`: the version that is quoted, where it is not the King James Version. */
export const scriptureQuestionRequest = z.object({ question, bibleId: bibleId.optional() });
export type ScriptureQuestionRequest = z.infer<typeof scriptureQuestionRequest>;

/** A verse or a short passage that an answer rests on. */
export const answerReference = z.object({
  /** 'John 3:16' or 'John 3:16-18', within one chapter. */
  scripture: z.string().min(1),
  /** The stored text of the version asked for. */
  text: z.string(),
  /** What it contributes. */
  why: z.string().optional(),
});
export type AnswerReference = z.infer<typeof answerReference>;

export const questionAnswer = z.object({
  question: z.string().min(1),
  summary: z.string().min(1),
  /** Plain paragraphs separated by an empty line. */
  plainEnglishExplanation: z.string(),
  /** Ranked, best first; ten or more where that many were found. Empty where nothing was. */
  references: z.array(answerReference),
  /** Where Christians differ and how, fairly; left out where they do not. */
  whereChristiansDiffer: z.string().optional(),
  care: care.optional(),
  provenance: provenance.optional(),
});
export type QuestionAnswer = z.infer<typeof questionAnswer>;
export const scriptureQuestionResponse = z.object({ data: questionAnswer });
