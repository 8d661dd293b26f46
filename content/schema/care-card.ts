import { z } from 'zod';
import { cardReference } from './card.ts';

/** Prose in a quiet voice. */
const quiet = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^!]+$/, 'has an exclamation mark');

/** What somebody in danger reads instead of an answer: written by hand for a situation, and never composed. */
export const careCard = z.strictObject({
  /** Neutral: it embarrasses nobody, and gives nobody away, when it is seen over the shoulder. */
  title: quiet.max(60),
  /** Shown large beside the telephone numbers: that it is good to have said it, and what helps in the next minutes. */
  message: quiet.regex(/^\D+$/, 'holds a number: those stand beside it'),
  /** The opening of the answer below the help. */
  summary: quiet,
  sections: z
    .array(
      z.strictObject({
        heading: quiet,
        paragraphs: z.array(quiet).min(1),
        /** Picked by hand; none blames, asks anyone to endure harm, or was found by its words. */
        passages: z
          .array(z.strictObject({ scripture: cardReference, why: quiet }))
          .min(1)
          .max(3),
      }),
    )
    .min(2)
    .max(4),
  /** To be prayed or left. */
  prayer: quiet,
});
export type CareCard = z.infer<typeof careCard>;
