import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { LexiconWord } from './findings.ts';
import { contentWords, termOf } from './terms.ts';

const originals = z.array(
  z.object({
    strongs: z.string(),
    language: z.enum(['hebrew', 'aramaic', 'greek']),
    lemma: z.string(),
    transliteration: z.string().nullable(),
    definition: z.string(),
    occurrences: z.int(),
  }),
);

/**
 * The Hebrew and Greek words that the King James Version translates with an English word, most frequent first. For a
 * phrase, its first content word is looked up. Empty when the version does not contain the word.
 * @throws PostgrestError, or Error when the database returns an unexpected shape
 */
export async function lexiconOf(database: () => SupabaseClient, word: string, limit = 6): Promise<LexiconWord[]> {
  const [first] = contentWords(word);
  if (first === undefined) return [];
  const { data } = await database()
    .rpc('originals_behind', { wanted_term: termOf(first), wanted: limit })
    .throwOnError();
  return originals.parse(data);
}
