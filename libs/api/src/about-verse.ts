import type { VersePlace } from '@berea/scripture';
import { useHost } from '@berea/shell-api';
import { useQuery } from '@tanstack/react-query';
import { readByAddress } from './function-call.ts';
import { immutableQueryOptions } from './immutable-query.ts';

const contextSchema = async () => (await import('@berea/validation')).verseContext;

/** Call 12: the chapter that contains the verse at `place`, and a summary of the passage. */
export function useChapterContext({ book, chapter, verse }: VersePlace, bibleId: string) {
  const host = useHost();
  return useQuery({
    queryKey: ['chapter-context', bibleId, book.id, chapter, verse],
    queryFn: async ({ signal }) => {
      const input = { book: book.name, chapter, verse, bibleId };
      const context = await readByAddress(host, 'chapter-context', input, contextSchema, signal);
      return { ...context, targetVerse: context.targetVerse ?? verse };
    },
    ...immutableQueryOptions,
  });
}

const referencesSchema = async () => (await import('@berea/validation')).crossReferencesResponse;

/** The cross-references of the verse at `place`, closest first, quoted from a version. */
export function useCrossReferences({ book, chapter, verse }: VersePlace, bibleId: string) {
  const host = useHost();
  return useQuery({
    queryKey: ['cross-references', bibleId, book.id, chapter, verse],
    queryFn: async ({ signal }) => {
      const input = { book: book.name, chapter, verse, bibleId };
      return (await readByAddress(host, 'cross-references', input, referencesSchema, signal)).data;
    },
    ...immutableQueryOptions,
  });
}

const detailSchema = async () => (await import('@berea/validation')).receivedVerseDetail;

/** Call 18: the words of a verse ('Book chapter:verse') with the Hebrew or Greek word behind each. */
export function useVerseDetail(verseId: string) {
  const host = useHost();
  return useQuery({
    queryKey: ['verse-detail', verseId],
    queryFn: async ({ signal }) => (await readByAddress(host, 'verse-detail', { verseId }, detailSchema, signal)).data,
    ...immutableQueryOptions,
  });
}
