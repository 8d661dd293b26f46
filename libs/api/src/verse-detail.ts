import { useHost } from '@berea/shell-api';
import { useQuery } from '@tanstack/react-query';
import { readByAddress } from './function-call.ts';
import { immutableQueryOptions } from './immutable-query.ts';

const responseSchema = async () => (await import('@berea/validation')).receivedVerseDetail;

/** Call 18: the words of a verse ('Book chapter:verse') with the Hebrew or Greek word behind each. */
export function useVerseDetail(verseId: string) {
  const host = useHost();
  return useQuery({
    queryKey: ['verse-detail', verseId],
    queryFn: async ({ signal }) =>
      (await readByAddress(host, 'verse-detail', { verseId }, responseSchema, signal)).data,
    ...immutableQueryOptions,
  });
}
