import * as z from 'zod/mini';
import { bibleId } from './bible-version.ts';
import { care } from './care.ts';
import { provenance } from './provenance.ts';
import { receivedList, receivedOptional, receivedPassage, receivedText } from './received.ts';
import { questionRule } from './plain/asked-texts.ts';
import { nonEmptyText } from './text.ts';
import { typedText } from './typed-text.ts';

/** A question in plain English, trimmed on parsing. */
export const question = typedText(questionRule, 'Question must be at least 10 characters');

/** Request body of scripture-question. `bibleId` is the version to quote; omit it for the King James Version. */
export const scriptureQuestionRequest = z.object({ question, bibleId: z.optional(bibleId) });

/** A verse or short passage that supports an answer. */
const answerReference = z.object({
  /** 'John 3:16' or 'John 3:16-18', within one chapter. */
  scripture: nonEmptyText,
  /** The stored text in the requested version. */
  text: receivedText,
  /** Why the passage is relevant to the answer. */
  why: receivedOptional(z.string()),
});
export type AnswerReference = z.infer<typeof answerReference>;

/** A card of ours that is near what was asked, offered under its own title. */
const nearCard = z.object({
  kind: z.enum(['question', 'objection', 'entry', 'study']),
  /** The question, the title or the topic: what its screen is asked for. */
  title: nonEmptyText,
});
export type NearCard = z.infer<typeof nearCard>;

/**
 * What kind of answer it is:
 * - 'card': a text of ours on this question;
 * - 'fact': one sentence that says what was asked for;
 * - 'quotation': the verses that were half remembered;
 * - 'saying': where a saying comes from that is not in the Bible;
 * - 'passages': no answer of our own, only passages that may help;
 * - 'declined': one sentence, because there is nothing to answer.
 */
const outcome = z.enum(['card', 'fact', 'quotation', 'saying', 'passages', 'declined']);

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
    /** Absent in answers of other back ends and on a card for someone in danger. */
    outcome: receivedOptional(outcome),
    /** The question of ours that the text answers, where it was asked in other words. */
    answers: receivedOptional(z.string()),
    /** Nearest first. */
    nearest: receivedOptional(z.array(nearCard)),
    care: z.optional(care),
    provenance: receivedOptional(provenance),
  })
  .check(
    z.refine(
      ({ summary, plainEnglishExplanation }) => summary !== '' || plainEnglishExplanation !== '',
      'has nothing to read',
    ),
  );
export type QuestionAnswer = z.infer<typeof questionAnswer>;
/** Successful response of scripture-question; for errors see `functionError`. */
export const scriptureQuestionResponse = z.object({ data: questionAnswer });
