/**
 * The last chapter read. Part of the contract between host and remotes, because two of them share it: the reader stores
 * it, and the shell offers to continue there on its home page.
 */
import { bookById, type ChapterPlace } from '@berea/scripture';
import { isNumber, isOptional, isShape, isText, isWhole, readAs } from '@berea/validation';
import { useState } from 'react';
import { useHydrated } from './hydrated.ts';
import { storedValue } from './storage.ts';

const stored = storedValue(
  'last-place',
  readAs(
    isShape<{ book: string; chapter: number; at?: number | undefined }>({
      book: isText,
      chapter: isWhole(1),
      at: isOptional(isNumber),
    }),
  ),
  { former: { key: 'berea-last-place' } },
);

/** Reads the last chapter; undefined if there is none or the stored value is invalid. */
export function lastPlace(): ChapterPlace | undefined {
  const { book: id, chapter } = stored.read() ?? {};
  const book = id === undefined ? undefined : bookById(id);
  return book && chapter !== undefined && chapter <= book.chapters ? { book, chapter } : undefined;
}

/** The last chapter that was read in this browser, when the page was opened; undefined without a valid one. */
export function useLastPlace(): ChapterPlace | undefined {
  const [place] = useState(lastPlace);
  return useHydrated() ? place : undefined;
}

/** When that chapter was opened; 0 without one, and for one that an earlier release stored. Milliseconds since 1970. */
export const lastPlaceAt = (): number => stored.read()?.at ?? 0;

/** Stores the current chapter. */
export const keepLastPlace = ({ book, chapter }: ChapterPlace): void =>
  stored.write({ book: book.id, chapter, at: Date.now() });
