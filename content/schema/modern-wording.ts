import { z } from 'zod';
import { cardReference } from './card.ts';

/** Words of a modern translation that people half remember, for verses that our versions word differently. */
export const modernWording = z.strictObject({
  /**
   * The words that give the verse away, lower case, in their order: never more than five, since the wording is another
   * publisher's.
   */
  words: z
    .array(z.string().regex(/^[a-z]+(?:['’-][a-z]+)*$/))
    .min(2)
    .max(5),
  verse: cardReference,
});
export type ModernWording = z.infer<typeof modernWording>;
