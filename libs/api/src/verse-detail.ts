import { useHost, type Host } from '@berea/shell-api';
import type { ReceivedVerseDetail } from '@berea/validation';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { readByAddress } from './function-call.ts';
import { immutableQueryOptions } from './immutable-query.ts';

/** Call 18: fetches the words of a verse with the Hebrew or Greek word behind each. */
async function fetchVerseDetail(host: Host, verseId: string, signal?: AbortSignal): Promise<ReceivedVerseDetail> {
  const { data } = await readByAddress(
    host,
    'verse-detail',
    { verseId },
    async () => (await import('@berea/validation')).receivedVerseDetail,
    signal,
  );
  return data;
}

const verseDetailQuery = (host: Host, verseId: string) =>
  queryOptions({
    queryKey: ['verse-detail', verseId],
    queryFn: ({ signal }) => fetchVerseDetail(host, verseId, signal),
    ...immutableQueryOptions,
  });

/** The words of a verse, given as 'Book chapter:verse'; idle while it is undefined. */
export function useVerseDetail(verseId: string | undefined) {
  const host = useHost();
  return useQuery(
    verseId === undefined ? { queryKey: ['verse-detail'], queryFn: skipToken } : verseDetailQuery(host, verseId),
  );
}
