import { z } from 'zod';
import { alias, cardReference, prose } from './card.ts';

/** A saying or belief that is taken for the Bible's and is not in it, or not so. */
export const saying = z.strictObject({
  /** As people say it. */
  saying: prose,
  /** Other wordings. */
  aliases: z.array(alias).max(6),
  /** How sure the origin is. */
  originIs: z.enum(['known', 'disputed', 'unknown']),
  /** Where it comes from. */
  origin: prose,
  /** One plain sentence for the reader. */
  sentence: prose,
  /** What is nearest in scripture, nearest first. */
  nearest: z.array(cardReference).min(1).max(4),
});
export type Saying = z.infer<typeof saying>;
