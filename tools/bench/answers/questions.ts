import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What a question asks for, and how its answer is judged (see `judge.ts`). */
export const kinds = ['fact', 'quotation', 'saying', 'topic', 'card', 'decline', 'answer'] as const;
/** One of `kinds`. */
type QuestionKind = (typeof kinds)[number];

/** A question as people type it, with what a right answer has. */
export interface LabelledQuestion {
  readonly kind: QuestionKind;
  readonly question: string;
  /**
   * - fact, saying: what the answer names; alternatives are separated by '|', further words that it needs by '&';
   * - quotation, topic: references, separated by '|';
   * - card: the ids of the cards that fit, separated by '|';
   * - decline: why nothing can be answered;
   * - answer: empty.
   */
  readonly expected: string;
}

/**
 * The half that the answers are tuned by, and the half that only totals are printed for; the same of troubles that are
 * told as a story.
 */
export const halves = ['tune', 'untouched', 'stories', 'stories-kept'] as const;
/** One of `halves`. */
export type Half = (typeof halves)[number];

/** Reads one half: lines of kind, question and what is expected, separated by tabs. @throws Error when a kind is unknown */
export function labelledQuestions(half: Half): LabelledQuestion[] {
  return readFileSync(path.join(import.meta.dirname, `${half}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [kind, question = '', expected = ''] = line.split('\t');
      return { kind: z.enum(kinds).parse(kind), question, expected };
    });
}
