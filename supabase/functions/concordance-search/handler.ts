import { books, defaultVersionId, foldWord } from '@berea/scripture';
import { concordanceRequest, type Concordance, type ConcordanceResponse } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { contentVersion } from '../_shared/content-version.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { nearestWords, vocabularyRows } from '@berea/search/spelling';
import { verseHits, versesAt } from '@berea/search/text';

const found = z
  .object({
    occurrences: z.int(),
    verses: versesAt,
    possessive: z.object({ word: z.string(), occurrences: z.int(), verses: z.int() }).nullable(),
    whole: z.object({ verses: z.int(), books: z.array(z.tuple([z.int(), z.int()])) }).optional(),
  })
  .nullable();

/** The parts that may be kept: a screen asks for no others, and made-up ones must not fill caches. */
const keptParts = { limits: [200, 2_000], offsets: 200 };
const mayKeep = ({ limit, offset = 0 }: Part): boolean =>
  (limit === undefined || keptParts.limits.includes(limit)) && offset % keptParts.offsets === 0;

interface Part {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** Finds every verse of the King James Version that contains a word, or suggests similar words. */
export const concordanceSearch = (database: () => SupabaseClient) =>
  endpoint({
    name: 'concordance-search',
    methods: ['GET', 'POST'],
    input: concordanceRequest,
    shared: {
      version: contentVersion(database),
      spelling: ({ query, ...part }) => ({ query: foldWord(query), ...part }),
    },
    async answer({ query, ...part }) {
      const word = foldWord(query);
      const { data } = await versesWith(database, word, part).throwOnError();
      const hit = found.parse(data);
      const body: ConcordanceResponse = {
        data: {
          word,
          occurrences: hit?.occurrences ?? 0,
          verses: verseHits(hit?.verses ?? []),
          ...(hit?.whole && { whole: wholeOf(hit.whole) }),
          ...(hit?.possessive && { possessive: hit.possessive }),
          nearest: hit ? [] : await nearest(database, word),
        },
      };
      // What is not a word of the text is only what somebody typed.
      return { body, keep: hit !== null && mayKeep(part) };
    },
  });

const versesWith = (database: () => SupabaseClient, wanted: string, { limit, offset }: Part) =>
  limit === undefined && offset === undefined
    ? database().rpc('concordance_of_word', { version: defaultVersionId, wanted })
    : database().rpc('concordance_part_of_word', {
        version: defaultVersionId,
        wanted,
        skipped: offset ?? 0,
        most: limit ?? 50_000,
      });

/** With the books by their ids instead of their numbers. */
const wholeOf = ({ verses, books: counts }: { verses: number; books: [number, number][] }): Concordance['whole'] => ({
  verses,
  books: counts.flatMap(([number, count]) => {
    const book = books[number - 1];
    return book ? [{ book: book.id, verses: count }] : [];
  }),
});

async function nearest(database: () => SupabaseClient, word: string) {
  const { data } = await database().rpc('concordance_vocabulary', { version: defaultVersionId }).throwOnError();
  return nearestWords(word, vocabularyRows.parse(data));
}
