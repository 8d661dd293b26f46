import { useHost, type Host } from '@berea/shell-api';
import type { StrongsVerses } from '@berea/validation';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { readByAddress } from './function-call.ts';
import { publicQueryOptions } from './immutable-query.ts';

/** Finds every King James verse that translates the Hebrew or Greek word with a Strong's number ('G26', 'G0026'). */
async function searchStrongs(host: Host, strongs: string, signal?: AbortSignal): Promise<StrongsVerses> {
  const { data } = await readByAddress(
    host,
    'strongs-search',
    { strongs },
    async () => (await import('@berea/validation')).strongsResponse,
    signal,
  );
  return data;
}

const strongsQuery = (host: Host, strongs: string) =>
  queryOptions({
    queryKey: ['strongs-search', strongs.toUpperCase()],
    queryFn: ({ signal }) => searchStrongs(host, strongs, signal),
    ...publicQueryOptions,
    gcTime: 5 * 60 * 1000,
  });

/** The verses that translate the word with this Strong's number; idle while it is undefined. */
export function useVersesByStrongs(strongs: string | undefined) {
  const host = useHost();
  return useQuery(
    strongs === undefined ? { queryKey: ['strongs-search'], queryFn: skipToken } : strongsQuery(host, strongs),
  );
}
