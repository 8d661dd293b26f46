import { foldWord, wordsIn } from '@berea/scripture';
import { useHost } from '@berea/shell-api';
import { concordanceResponse, type Concordance } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { callFunction } from './function-call.ts';
import { immutableQueryOptions } from './immutable-query.ts';

/** Call 17: finds every King James verse that contains an English word. */
async function searchConcordance(client: SupabaseClient, word: string, signal?: AbortSignal): Promise<Concordance> {
  const { data } = await callFunction(client, 'concordance-search', { query: word }, concordanceResponse, signal);
  return {
    ...data,
    word: data.word ?? word.toLowerCase(),
    occurrences: data.occurrences ?? occurrencesOf(word, data.verses),
  };
}

/** Counts a word as the function does: whole words in any case. */
const occurrencesOf = (word: string, verses: Concordance['verses']): number =>
  verses.flatMap(({ text }) => wordsIn(text)).filter(({ text }) => foldWord(text) === foldWord(word)).length;

const concordanceQuery = (client: SupabaseClient, word: string) =>
  queryOptions({
    queryKey: ['concordance-search', word.toLowerCase()],
    queryFn: ({ signal }) => searchConcordance(client, word, signal),
    ...immutableQueryOptions,
    // The result for "the" takes several megabytes, so unused results are dropped early.
    gcTime: 5 * 60 * 1000,
  });

/** The verses that contain `word`, ignoring case; idle while it is undefined. */
export function useConcordance(word: string | undefined) {
  const { client } = useHost();
  return useQuery(
    word === undefined ? { queryKey: ['concordance-search'], queryFn: skipToken } : concordanceQuery(client, word),
  );
}
