import { z } from 'zod';

/** A source an answer draws on. */
export const answerSource = z.object({
  /** As it is cited: 'Matthew Henry, Concise Commentary'. */
  name: z.string().min(1),
  /** What it gave to this answer: 'the cited verses', 'the passage on John 3:1-21'. */
  gave: z.string().optional(),
});
export type AnswerSource = z.infer<typeof answerSource>;

/** Who wrote an answer and what was checked; the "checked" mark explains itself with it. Other back ends may leave it out. */
export const provenance = z.object({
  /** 'card': written by us; 'library': put together from the imported sources; 'model': written by a language model and checked. */
  writer: z.enum(['card', 'library', 'model']),
  sources: z.array(answerSource).min(1),
  /** 'low' where the sources are thin: the screen says so plainly. A card for somebody in danger has none. */
  confidence: z.enum(['high', 'low']).optional(),
  /** How many references were found to exist and quotations taken from the stored text, and how many were dropped because they do not resolve. */
  checked: z.object({ references: z.int().min(0), quotations: z.int().min(0), dropped: z.int().min(0) }),
});
export type Provenance = z.infer<typeof provenance>;
