/**
 * The Protestant canon in its standard order: 66 books, with the names the product shows.
 * Book ids are OSIS ids, which the tables, functions and addresses use internally as keys.
 */

/** Which testament a book belongs to. */
export type Testament = 'old' | 'new';

/** A book of the canon. */
export interface Book {
  /** OSIS id: 'Gen', '1Cor', 'Rev'. */
  readonly id: BookId;
  /** The name on the screen and in a verse id: 'Genesis', '1 Corinthians', 'Psalms'. */
  readonly name: string;
  readonly testament: Testament;
  /** Number of chapters; chapters count from 1. */
  readonly chapters: number;
  /** Position in the canon, counting from 1. */
  readonly position: number;
}

const table = [
  ['Gen', 'Genesis', 50],
  ['Exod', 'Exodus', 40],
  ['Lev', 'Leviticus', 27],
  ['Num', 'Numbers', 36],
  ['Deut', 'Deuteronomy', 34],
  ['Josh', 'Joshua', 24],
  ['Judg', 'Judges', 21],
  ['Ruth', 'Ruth', 4],
  ['1Sam', '1 Samuel', 31],
  ['2Sam', '2 Samuel', 24],
  ['1Kgs', '1 Kings', 22],
  ['2Kgs', '2 Kings', 25],
  ['1Chr', '1 Chronicles', 29],
  ['2Chr', '2 Chronicles', 36],
  ['Ezra', 'Ezra', 10],
  ['Neh', 'Nehemiah', 13],
  ['Esth', 'Esther', 10],
  ['Job', 'Job', 42],
  ['Ps', 'Psalms', 150],
  ['Prov', 'Proverbs', 31],
  ['Eccl', 'Ecclesiastes', 12],
  ['Song', 'Song of Solomon', 8],
  ['Isa', 'Isaiah', 66],
  ['Jer', 'Jeremiah', 52],
  ['Lam', 'Lamentations', 5],
  ['Ezek', 'Ezekiel', 48],
  ['Dan', 'Daniel', 12],
  ['Hos', 'Hosea', 14],
  ['Joel', 'Joel', 3],
  ['Amos', 'Amos', 9],
  ['Obad', 'Obadiah', 1],
  ['Jonah', 'Jonah', 4],
  ['Mic', 'Micah', 7],
  ['Nah', 'Nahum', 3],
  ['Hab', 'Habakkuk', 3],
  ['Zeph', 'Zephaniah', 3],
  ['Hag', 'Haggai', 2],
  ['Zech', 'Zechariah', 14],
  ['Mal', 'Malachi', 4],
  ['Matt', 'Matthew', 28],
  ['Mark', 'Mark', 16],
  ['Luke', 'Luke', 24],
  ['John', 'John', 21],
  ['Acts', 'Acts', 28],
  ['Rom', 'Romans', 16],
  ['1Cor', '1 Corinthians', 16],
  ['2Cor', '2 Corinthians', 13],
  ['Gal', 'Galatians', 6],
  ['Eph', 'Ephesians', 6],
  ['Phil', 'Philippians', 4],
  ['Col', 'Colossians', 4],
  ['1Thess', '1 Thessalonians', 5],
  ['2Thess', '2 Thessalonians', 3],
  ['1Tim', '1 Timothy', 6],
  ['2Tim', '2 Timothy', 4],
  ['Titus', 'Titus', 3],
  ['Phlm', 'Philemon', 1],
  ['Heb', 'Hebrews', 13],
  ['Jas', 'James', 5],
  ['1Pet', '1 Peter', 5],
  ['2Pet', '2 Peter', 3],
  ['1John', '1 John', 5],
  ['2John', '2 John', 1],
  ['3John', '3 John', 1],
  ['Jude', 'Jude', 1],
  ['Rev', 'Revelation', 22],
] as const;

/** An OSIS book id. */
export type BookId = (typeof table)[number][0];

const firstOfNewTestament = table.findIndex(([id]) => id === 'Matt');

/** All 66 books, Genesis to Revelation. */
export const books: readonly Book[] = table.map(([id, name, chapters], index) => ({
  id,
  name,
  chapters,
  testament: index < firstOfNewTestament ? 'old' : 'new',
  position: index + 1,
}));

const byId = new Map<string, Book>(books.map((book) => [book.id, book]));

/** Normalises spelling: lower case, letters and digits only. */
const fold = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const otherNames: Record<string, BookId> = {
  psalm: 'Ps',
  songofsongs: 'Song',
  canticles: 'Song',
  revelationofjohn: 'Rev',
  revelations: 'Rev',
  actsoftheapostles: 'Acts',
};

const byName = new Map<string, Book>([
  // The exact names too, so that `bookByName` can skip `fold`: thousands of references are parsed at once.
  ...books.map((book) => [book.name, book] as const),
  ...books.map((book) => [fold(book.name), book] as const),
  ...books.map((book) => [fold(book.id), book] as const),
  ...Object.entries(otherNames).map(([name, id]) => [name, byId.get(id)!] as const),
]);

/** The book with this OSIS id, or undefined. */
export const bookById = (id: string): Book | undefined => byId.get(id);

/**
 * The book with this full name, common alternative name, OSIS id or slug, in any case; or undefined: 'Psalm', '1john',
 * 'song-of-solomon'.
 */
export const bookByName = (name: string): Book | undefined => byName.get(name) ?? byName.get(fold(name));

/** The name in an address: 'song-of-solomon'. */
export const bookSlug = (book: Book): string => book.name.toLowerCase().replaceAll(' ', '-');

/** A chapter of a book: the unit that is read, fetched and cached. */
export interface ChapterPlace {
  readonly book: Book;
  readonly chapter: number;
}

/** The chapter after this one across books, or undefined after Revelation 22. */
export function nextChapter({ book, chapter }: ChapterPlace): ChapterPlace | undefined {
  if (chapter < book.chapters) return { book, chapter: chapter + 1 };
  const next = books[book.position];
  return next && { book: next, chapter: 1 };
}

/** The chapter before this one across books, or undefined before Genesis 1. */
export function previousChapter({ book, chapter }: ChapterPlace): ChapterPlace | undefined {
  if (chapter > 1) return { book, chapter: chapter - 1 };
  const previous = books[book.position - 2];
  return previous && { book: previous, chapter: previous.chapters };
}
