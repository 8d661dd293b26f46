import { books, bookByName, type Book } from './canon.ts';

/** A verse of the canon. */
export interface VersePlace {
  readonly book: Book;
  readonly chapter: number;
  readonly verse: number;
}

/**
 * A verse's position in the canon as a sortable number: John 3:16 is 43003016. Tables and functions use it as the verse
 * key.
 */
export const positionOf = ({ book, chapter, verse }: VersePlace): number =>
  book.position * 1_000_000 + chapter * 1_000 + verse;

/** The verse at a position; undefined if the book does not exist. Does not check that the chapter and verse exist. */
export function placeAt(position: number): VersePlace | undefined {
  const book = books[Math.floor(position / 1_000_000) - 1];
  return book && { book, chapter: Math.floor(position / 1_000) % 1_000, verse: position % 1_000 };
}

/** The canonical position of a verse id ('John 3:16') as a number; unknown books sort last. */
export function versePosition(verseId: string): number {
  const match = /^(.+) (\d+):(\d+)$/.exec(verseId);
  const book = match && bookByName(match[1]!);
  return (book?.position ?? books.length + 1) * 1_000_000 + Number(match?.[2] ?? 0) * 1_000 + Number(match?.[3] ?? 0);
}

/** Sorts chapters ('John 3') from Genesis to Revelation. */
export const compareChapters = (a: string, b: string): number => compareVerseIds(`${a}:1`, `${b}:1`);

/** Sorts verse ids from Genesis to Revelation, by chapter and verse. */
export const compareVerseIds = (a: string, b: string): number => versePosition(a) - versePosition(b);
