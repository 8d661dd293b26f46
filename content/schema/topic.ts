import { z } from 'zod';
import { cardReference } from './card.ts';

const words = z.string().regex(/^[a-z0-9 ]+$/, 'is small letters and digits, without apostrophes');

/** What people ask verses for, and the verses that a reader would be given first. */
export const topic = z.strictObject({
  /** How it is called; no two topics share a name. */
  names: z.array(words).min(1),
  /**
   * Words that tell the occasion. Who asks for verses and has them among other words gets these: 'a verse for my son's
   * graduation card'.
   */
  occasions: z.array(words).min(1).optional(),
  /** The most helpful first. */
  references: z.array(cardReference).min(5),
});
export type Topic = z.infer<typeof topic>;
