import { useChapter } from '@berea/api';
import { chaptersWith, type Book, type Version, type VerseSpan } from '@berea/scripture';
import { useMemo } from 'react';
import type { Column } from './rows.ts';

/** A version beside the first: its text, or why it is not there. */
export interface ColumnState {
  readonly version: Version;
  /** Undefined while it is loading, and after a failure. */
  readonly column: Column | undefined;
  readonly error: Error | undefined;
  readonly retrying: boolean;
  readonly copyright: string | undefined;
  retry(): void;
}

/** Fetches the chapters of a version in which it has what the first version has in `span`: three at most. */
export function useColumn(version: Version | undefined, book: Book, span: VerseSpan): ColumnState | undefined {
  const chapters = useMemo(() => (version ? chaptersWith(version.id, book, span) : []), [version, book, span]);
  const placeOf = (chapter: number | undefined) => (chapter === undefined ? undefined : { book, chapter });
  const id = version?.id ?? '';
  const [first, second, third] = [
    useChapter(placeOf(chapters[0]), id),
    useChapter(placeOf(chapters[1]), id),
    useChapter(placeOf(chapters[2]), id),
  ];
  const [one, two, three] = [first.data?.content, second.data?.content, third.data?.content];
  // The same object while the texts are the same.
  const column = useMemo(() => {
    const found = chapters.flatMap((chapter, index) => {
      const content = [one, two, three][index];
      return content === undefined ? [] : [{ chapter, content }];
    });
    return version && found.length === chapters.length ? { version, chapters: found } : undefined;
  }, [version, chapters, one, two, three]);
  if (!version) return undefined;
  const failed = [first, second, third].filter(({ isError }) => isError);
  return {
    version,
    column,
    error: failed[0]?.error ?? undefined,
    retrying: failed.some(({ isFetching }) => isFetching),
    copyright: first.data?.copyright ?? undefined,
    retry: () => {
      for (const each of failed) void each.refetch();
    },
  };
}
