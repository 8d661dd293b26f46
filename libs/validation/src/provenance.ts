import * as z from 'zod/mini';
import { nonEmptyText } from './text.ts';

/** A source that an answer uses. */
const answerSource = z.object({
  /** The citation: 'Matthew Henry, Concise Commentary'. */
  name: nonEmptyText,
  /** What the answer takes from this source: 'the cited verses', 'the passage on John 3:1-21'. */
  gave: z.optional(z.string()),
});
export type AnswerSource = z.infer<typeof answerSource>;

/** The origin of an answer and what was verified, shown by the "checked" mark. Other back ends may omit it. */
export const provenance = z.object({
  /**
   * 'card': hand-written by us; 'library': compiled from the imported sources; 'model': written by a language model and
   * checked.
   */
  writer: z.enum(['card', 'library', 'model']),
  sources: z.array(answerSource).check(z.minLength(1)),
  /** 'low' when few sources support the answer; the screen says so. Absent on a card for someone in danger. */
  confidence: z.optional(z.enum(['high', 'low'])),
  /**
   * Counts of references confirmed to exist, of quotations taken from the stored text, and of references dropped
   * because they do not resolve.
   */
  checked: z.object({
    references: z.int().check(z.minimum(0)),
    quotations: z.int().check(z.minimum(0)),
    dropped: z.int().check(z.minimum(0)),
  }),
});
export type Provenance = z.infer<typeof provenance>;
