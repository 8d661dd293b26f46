import { z } from 'zod';

/** A source that an answer uses. */
const answerSource = z.object({
  /** The citation: 'Matthew Henry, Concise Commentary'. */
  name: z.string().min(1),
  /** What the answer takes from this source: 'the cited verses', 'the passage on John 3:1-21'. */
  gave: z.string().optional(),
});
export type AnswerSource = z.infer<typeof answerSource>;

/** The origin of an answer and what was verified, shown by the "checked" mark. Other back ends may omit it. */
export const provenance = z.object({
  /**
   * 'card': hand-written by us; 'library': compiled from the imported sources; 'model': written by a language model and
   * checked.
   */
  writer: z.enum(['card', 'library', 'model']),
  sources: z.array(answerSource).min(1),
  /** 'low' when few sources support the answer; the screen says so. Absent on a card for someone in danger. */
  confidence: z.enum(['high', 'low']).optional(),
  /**
   * Counts of references confirmed to exist, of quotations taken from the stored text, and of references dropped
   * because they do not resolve.
   */
  checked: z.object({ references: z.int().min(0), quotations: z.int().min(0), dropped: z.int().min(0) }),
});
export type Provenance = z.infer<typeof provenance>;
