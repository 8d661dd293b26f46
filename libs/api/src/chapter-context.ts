import type { ChapterPlace } from '@berea/scripture';
import { useHost, type Host } from '@berea/shell-api';
import { skipToken, useQuery } from '@tanstack/react-query';
import { readByAddress } from './function-call.ts';
import { immutableQueryOptions } from './immutable-query.ts';

/** A verse, addressed by book, chapter and number. */
export interface ChapterVerse extends ChapterPlace {
  readonly verse: number;
}

/** Call 12: fetches the chapter that contains a verse, and a summary of the passage. */
async function fetchChapterContext(
  host: Host,
  { book, chapter, verse }: ChapterVerse,
  bibleId: string,
  signal?: AbortSignal,
) {
  const request = { book: book.name, chapter, verse, bibleId };
  const context = await readByAddress(
    host,
    'chapter-context',
    request,
    async () => (await import('@berea/validation')).verseContext,
    signal,
  );
  return { ...context, targetVerse: context.targetVerse ?? verse };
}

/** The context of the verse at `place`; idle while `place` is undefined. */
export function useChapterContext(place: ChapterVerse | undefined, bibleId: string) {
  const host = useHost();
  return useQuery({
    queryKey: ['chapter-context', bibleId, place?.book.id, place?.chapter, place?.verse],
    queryFn: place ? ({ signal }) => fetchChapterContext(host, place, bibleId, signal) : skipToken,
    ...immutableQueryOptions,
  });
}
