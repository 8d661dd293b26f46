import { formatReference, type ChapterPlace } from '@berea/scripture';
import { useHost, type Host } from '@berea/shell-api';
import type { Chapter } from '@berea/validation';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readByAddress } from './function-call.ts';
import { publicQueryOptions } from './immutable-query.ts';

/** Call 5: fetches a chapter of a version. */
async function fetchChapter(
  host: Host,
  { book, chapter }: ChapterPlace,
  bibleId: string,
  signal?: AbortSignal,
): Promise<Chapter> {
  const { data } = await readByAddress(
    host,
    'bible-chapter',
    { book: book.name, chapter, bibleId },
    async () => (await import('@berea/validation')).chapterResponse,
    signal,
  );
  return { ...data, reference: data.reference || formatReference({ book, chapter }) };
}

const chapterQuery = (host: Host, place: ChapterPlace, bibleId: string) =>
  queryOptions({
    queryKey: ['bible-chapter', bibleId, place.book.id, place.chapter],
    queryFn: ({ signal }) => fetchChapter(host, place, bibleId, signal),
    ...publicQueryOptions,
  });

/** The chapter at `place`; idle while `place` is undefined. */
export function useChapter(place: ChapterPlace | undefined, bibleId: string) {
  const host = useHost();
  return useQuery(place ? chapterQuery(host, place, bibleId) : { queryKey: ['bible-chapter'], queryFn: skipToken });
}

/**
 * Prefetches a chapter. Never rejects: it resolves to undefined on failure, which is reported when the chapter is
 * opened.
 */
export function usePrefetchChapter(): (place: ChapterPlace, bibleId: string) => Promise<Chapter | undefined> {
  const host = useHost();
  const queries = useQueryClient();
  return useCallback(
    (place, bibleId) => queries.fetchQuery(chapterQuery(host, place, bibleId)).catch(() => undefined),
    [host, queries],
  );
}
