import { z } from 'zod';

/** A word of Strong's dictionaries as the database's functions hand it out. */
export const lexiconEntry = z.object({
  lemma: z.string(),
  transliteration: z
    .string()
    .nullable()
    .transform((value) => value ?? undefined),
  gloss: z.string(),
});
export type LexiconEntry = z.infer<typeof lexiconEntry>;
