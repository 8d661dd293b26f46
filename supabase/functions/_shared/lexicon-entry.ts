import { z } from 'zod';

/** An entry of Strong's dictionaries as the database functions return it. */
export const lexiconEntry = z.object({
  lemma: z.string(),
  transliteration: z
    .string()
    .nullable()
    .transform((value) => value ?? undefined),
  gloss: z.string(),
});
/** See `lexiconEntry`. */
export type LexiconEntry = z.infer<typeof lexiconEntry>;
