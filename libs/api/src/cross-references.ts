import type { VersePlace } from '@berea/scripture';
import { useHost, type Host } from '@berea/shell-api';
import type { CrossReferences } from '@berea/validation';
import { useQuery } from '@tanstack/react-query';
import { readByAddress } from './function-call.ts';
import { immutableQueryOptions } from './immutable-query.ts';

/** Fetches the cross-references of a verse, closest first, quoted from a version. @throws CallFailure */
async function fetchCrossReferences(
  host: Host,
  { book, chapter, verse }: VersePlace,
  bibleId: string,
  signal?: AbortSignal,
): Promise<CrossReferences> {
  const { data } = await readByAddress(
    host,
    'cross-references',
    { book: book.name, chapter, verse, bibleId },
    async () => (await import('@berea/validation')).crossReferencesResponse,
    signal,
  );
  return data;
}

/** The cross-references of the verse at `place`. */
export function useCrossReferences(place: VersePlace, bibleId: string) {
  const host = useHost();
  return useQuery({
    queryKey: ['cross-references', bibleId, place.book.id, place.chapter, place.verse],
    queryFn: ({ signal }) => fetchCrossReferences(host, place, bibleId, signal),
    ...immutableQueryOptions,
  });
}
