import { z } from 'zod';
import { cardReference } from './card.ts';

/** A verse, and how people half remember it: in everyday words, by its image, with other words for its own, retold. */
export const rememberedVerse = z.strictObject({
  verse: cardReference,
  as: z.array(z.string().regex(/^[a-z0-9]+(?:[ '’-][a-z0-9]+)*$/)).min(1),
});
export type RememberedVerse = z.infer<typeof rememberedVerse>;
