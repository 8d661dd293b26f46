import { books, bookByName } from './canon.ts';

/** Where a verse id ('John 3:16') stands in the canon, as one number; a book outside the list stands last. */
export function versePosition(verseId: string): number {
  const match = /^(.+) (\d+):(\d+)$/.exec(verseId);
  const book = match && bookByName(match[1]!);
  return (book?.position ?? books.length + 1) * 1_000_000 + Number(match?.[2] ?? 0) * 1_000 + Number(match?.[3] ?? 0);
}

/** Sorts verse ids from Genesis to Revelation, by chapter and verse. */
export const compareVerseIds = (a: string, b: string): number => versePosition(a) - versePosition(b);
