import { useHost } from '@berea/shell-api';
import { receivedVerseDetail, type ReceivedVerseDetail } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { callFunction } from './function-call.ts';
import { immutableQueryOptions } from './immutable-query.ts';

/** Call 18: fetches the words of a verse with the Hebrew or Greek word behind each. */
async function fetchVerseDetail(
  client: SupabaseClient,
  verseId: string,
  signal?: AbortSignal,
): Promise<ReceivedVerseDetail> {
  const { data } = await callFunction(client, 'verse-detail', { verseId }, receivedVerseDetail, signal);
  return data;
}

const verseDetailQuery = (client: SupabaseClient, verseId: string) =>
  queryOptions({
    queryKey: ['verse-detail', verseId],
    queryFn: ({ signal }) => fetchVerseDetail(client, verseId, signal),
    ...immutableQueryOptions,
  });

/** The words of a verse, given as 'Book chapter:verse' or a search result id; idle while it is undefined. */
export function useVerseDetail(verseId: string | undefined) {
  const { client } = useHost();
  return useQuery(
    verseId === undefined ? { queryKey: ['verse-detail'], queryFn: skipToken } : verseDetailQuery(client, verseId),
  );
}
