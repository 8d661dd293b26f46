import type { VersePlace } from '@berea/scripture';
import { useHost } from '@berea/shell-api';
import { useQuery } from '@tanstack/react-query';
import { readByAddress } from './function-call.ts';
import { immutableQueryOptions } from './immutable-query.ts';

const responseSchema = async () => (await import('@berea/validation')).crossReferencesResponse;

/** The cross-references of the verse at `place`, closest first, quoted from a version. */
export function useCrossReferences({ book, chapter, verse }: VersePlace, bibleId: string) {
  const host = useHost();
  return useQuery({
    queryKey: ['cross-references', bibleId, book.id, chapter, verse],
    queryFn: async ({ signal }) => {
      const input = { book: book.name, chapter, verse, bibleId };
      return (await readByAddress(host, 'cross-references', input, responseSchema, signal)).data;
    },
    ...immutableQueryOptions,
  });
}
