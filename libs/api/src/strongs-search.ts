import { useHost } from '@berea/shell-api';
import { useQuery } from '@tanstack/react-query';
import { readByAddress } from './function-call.ts';
import { publicQueryOptions } from './immutable-query.ts';

const responseSchema = async () => (await import('@berea/validation')).strongsResponse;

/**
 * Every King James verse that translates the Hebrew or Greek word with a Strong's number ('G26', 'G0026'); idle while it is
 * undefined.
 */
export function useVersesByStrongs(strongs: string | undefined) {
  const host = useHost();
  return useQuery({
    queryKey: ['strongs-search', strongs?.toUpperCase()],
    queryFn: async ({ signal }) =>
      (await readByAddress(host, 'strongs-search', { strongs }, responseSchema, signal)).data,
    ...publicQueryOptions,
    gcTime: 5 * 60 * 1000,
    enabled: strongs !== undefined,
  });
}
