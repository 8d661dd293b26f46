import type { VersePlace } from '@berea/scripture';
import { useHost } from '@berea/shell-api';
import { useQuery } from '@tanstack/react-query';
import { readByAddress } from './function-call.ts';
import { immutableQueryOptions } from './immutable-query.ts';

const responseSchema = async () => (await import('@berea/validation')).verseContext;

/** Call 12: the chapter that contains the verse at `place`, and a summary of the passage. */
export function useChapterContext({ book, chapter, verse }: VersePlace, bibleId: string) {
  const host = useHost();
  return useQuery({
    queryKey: ['chapter-context', bibleId, book.id, chapter, verse],
    queryFn: async ({ signal }) => {
      const input = { book: book.name, chapter, verse, bibleId };
      const context = await readByAddress(host, 'chapter-context', input, responseSchema, signal);
      return { ...context, targetVerse: context.targetVerse ?? verse };
    },
    ...immutableQueryOptions,
  });
}
