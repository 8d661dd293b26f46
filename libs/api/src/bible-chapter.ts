import { formatReference, type ChapterPlace } from '@berea/scripture';
import { useHost, type Host } from '@berea/shell-api';
import type { Chapter } from '@berea/validation';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readByAddress } from './function-call.ts';
import { publicQueryOptions } from './immutable-query.ts';

const responseSchema = async () => (await import('@berea/validation')).chapterResponse;

/** Call 5: a chapter of a version. */
const chapterQuery = (host: Host, { book, chapter }: ChapterPlace, bibleId: string) =>
  queryOptions({
    queryKey: ['bible-chapter', bibleId, book.id, chapter],
    queryFn: async ({ signal }): Promise<Chapter> => {
      const input = { book: book.name, chapter, bibleId };
      const { data } = await readByAddress(host, 'bible-chapter', input, responseSchema, signal);
      return { ...data, reference: data.reference || formatReference({ book, chapter }) };
    },
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
