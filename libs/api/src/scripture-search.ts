import { useHost } from '@berea/shell-api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callAnonymously } from './function-call.ts';

const responseSchema = async () => (await import('@berea/validation')).scriptureSearchResponse;

/** What is looked for in the verses of a version. */
export interface VersesWanted {
  readonly query: string;
  readonly version: string;
  /** The words are within so many words of one another. */
  readonly near?: number | undefined;
  readonly testament?: 'old' | 'new' | undefined;
  /** OSIS id of the only book to look in. */
  readonly book?: string | undefined;
}

/**
 * The verses that have what is wanted, at most `versesAtOnce` after the first `offset`. What was typed is sent without
 * who asks, and the answer is kept in this page only. While another testament or book is asked for, the answer is the
 * one before.
 */
export function useScriptureSearch(wanted: VersesWanted, offset = 0) {
  const host = useHost();
  const { query, version, near, testament, book } = wanted;
  const body = {
    query,
    version,
    ...(near !== undefined && { near }),
    ...(testament && { testament }),
    ...(book && { book }),
    ...(offset > 0 && { offset }),
  };
  return useQuery({
    queryKey: ['scripture-search', body],
    queryFn: async ({ signal }) => (await callAnonymously(host, 'scripture-search', body, responseSchema, signal)).data,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 5 * 60 * 1000,
  });
}
