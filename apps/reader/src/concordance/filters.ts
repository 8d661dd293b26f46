import { bookById, bookByName, books, type Book, type Testament } from '@berea/scripture';
import type { Concordance } from '@berea/validation';

/** Which verses are shown. With a book, `testament` is the testament of that book. */
export interface Filter {
  readonly testament?: Testament;
  readonly book?: Book;
}

/** Reads `?testament=new` or `?book=1-john`. Unknown values are ignored. */
export function filterFromQuery(query: URLSearchParams): Filter {
  const book = bookByName(query.get('book') ?? '');
  if (book) return { book, testament: book.testament };
  const testament = query.get('testament');
  return testament === 'old' || testament === 'new' ? { testament } : {};
}

/** The part of a found verse that filtering needs. */
export interface Placed {
  /** Undefined for a book outside the canon. */
  readonly book: Book | undefined;
}

/** The verses that match a filter, in their original order. */
export function filtered<Verse extends Placed>(
  verses: readonly Verse[],
  { book, testament }: Filter,
): readonly Verse[] {
  if (book) return verses.filter((verse) => verse.book === book);
  return testament ? verses.filter((verse) => verse.book?.testament === testament) : verses;
}

/** How many verses each filter would show. */
export interface Counts {
  readonly all: number;
  readonly old: number;
  readonly new: number;
  /** The books with at least one verse, in canonical order. */
  readonly books: readonly { readonly book: Book; readonly verses: number }[];
}

/** Counts the verses per testament and book. */
export function countVerses(verses: readonly Placed[]): Counts {
  const byBook = new Map<Book | undefined, number>();
  for (const { book } of verses) byBook.set(book, (byBook.get(book) ?? 0) + 1);
  return countsOf(verses.length, byBook);
}

/** The counts of a search whose verses are not all here, as its answer gives them. */
export const countsOfWhole = ({ verses, books: counts }: NonNullable<Concordance['whole']>): Counts =>
  countsOf(verses, new Map(counts.map(({ book, verses: count }) => [bookById(book), count])));

function countsOf(all: number, byBook: ReadonlyMap<Book | undefined, number>): Counts {
  const found = books.flatMap((book) => {
    const count = byBook.get(book);
    return count === undefined ? [] : [{ book, verses: count }];
  });
  const inTestament = (testament: Testament) =>
    found.reduce((sum, { book, verses: count }) => sum + (book.testament === testament ? count : 0), 0);
  return { all, old: inTestament('old'), new: inTestament('new'), books: found };
}
