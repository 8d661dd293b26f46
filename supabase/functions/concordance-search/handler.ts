import { defaultVersionId, foldWord } from '@berea/scripture';
import { concordanceRequest, type ConcordanceResponse } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { endpoint } from '../_shared/endpoint.ts';
import { verseHits, versesAt } from '@berea/search/text';
import { nearestWords } from './nearest-words.ts';

const found = z
  .object({
    occurrences: z.int(),
    verses: versesAt,
    possessive: z.object({ word: z.string(), occurrences: z.int(), verses: z.int() }).nullable(),
  })
  .nullable();
const vocabulary = z.array(
  z.tuple([z.string(), z.int(), z.int()]).transform(([word, occurrences, verses]) => ({ word, occurrences, verses })),
);

/** Finds every verse of the King James Version that contains a word, or suggests similar words. */
export const concordanceSearch = (database: () => SupabaseClient) =>
  endpoint({
    name: 'concordance-search',
    methods: ['POST'],
    input: concordanceRequest,
    async answer({ query }) {
      const word = foldWord(query);
      const { data } = await database()
        .rpc('concordance_of_word', { version: defaultVersionId, wanted: word })
        .throwOnError();
      const hit = found.parse(data);
      const body: ConcordanceResponse = {
        data: {
          word,
          occurrences: hit?.occurrences ?? 0,
          verses: verseHits(hit?.verses ?? []),
          ...(hit?.possessive && { possessive: hit.possessive }),
          nearest: hit ? [] : await nearest(database, word),
        },
      };
      return { body };
    },
  });

async function nearest(database: () => SupabaseClient, word: string) {
  const { data } = await database().rpc('concordance_vocabulary', { version: defaultVersionId }).throwOnError();
  return nearestWords(word, vocabulary.parse(data));
}
