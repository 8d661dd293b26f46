/**
 * The last chapter read. Part of the contract between host and remotes, because two of them share it: the reader stores
 * it, and the shell offers to continue there on its home page.
 */
import { bookById, type ChapterPlace } from '@berea/scripture';
import { isBoolean, isNumber, isOptional, isShape, isText, isWhole, readAs } from '@berea/validation';
import { useState } from 'react';
import { useHydrated } from './hydrated.ts';
import { storedValue } from './storage.ts';

const stored = storedValue(
  'last-place',
  readAs(
    isShape<{ book: string; chapter: number; at?: number | undefined; plan?: boolean | undefined }>({
      book: isText,
      chapter: isWhole(1),
      at: isOptional(isNumber),
      plan: isOptional(isBoolean),
    }),
  ),
  { former: { key: 'berea-last-place' } },
);

/** A chapter that was read, and whether a reading plan led there. */
export interface LastPlace extends ChapterPlace {
  readonly plan?: boolean;
}

/** Reads the last chapter; undefined if there is none or the stored value is invalid. */
export function lastPlace(): LastPlace | undefined {
  const { book: id, chapter, plan } = stored.read() ?? {};
  const book = id === undefined ? undefined : bookById(id);
  if (!book || chapter === undefined || chapter > book.chapters) return undefined;
  return { book, chapter, ...(plan && { plan }) };
}

/** The last chapter that was read in this browser, when the page was opened; undefined without a valid one. */
export function useLastPlace(): LastPlace | undefined {
  const [place] = useState(lastPlace);
  return useHydrated() ? place : undefined;
}

/** When that chapter was opened; 0 without one, and for one that an earlier release stored. Milliseconds since 1970. */
export const lastPlaceAt = (): number => stored.read()?.at ?? 0;

/** Stores the current chapter. */
export const keepLastPlace = ({ book, chapter, plan }: LastPlace): void =>
  stored.write({ book: book.id, chapter, at: Date.now(), ...(plan && { plan }) });
