import {
  bookById,
  formatReference,
  plainPunctuation,
  versesIn,
  withColons,
  type PassageReference,
} from '@berea/scripture';
import { bcv_parser as Parser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { furtherChapters, otherBooks } from './other-books.ts';

/** A reference in a text, with its offsets. */
export interface WrittenReference {
  readonly written: string;
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  /** What it names, whether that exists or not; undefined for what is no book of the Bible. */
  readonly place: PassageReference | undefined;
  /** Why it does not exist; undefined when it does. */
  readonly reason: string | undefined;
}

/** What the parser finds. */
interface Read {
  readonly osis: string;
  readonly indices: readonly number[];
}

let parser: InstanceType<typeof Parser> | undefined;

const parserOf = () =>
  (parser ??= new Parser(english).set_options({
    book_alone_strategy: 'ignore',
    // What does not exist is what is looked for.
    passage_existence_strategy: 'none',
    invalid_passage_strategy: 'include',
    invalid_sequence_strategy: 'include',
    consecutive_combination_strategy: 'separate',
    sequence_combination_strategy: 'separate',
  }));

/** What the parser writes where a reference goes to the end of a chapter or a book. */
const open = 999;

/** Short names of books that are English words as well: 'he is 5', 'I am 6'. */
const alsoWords = /^(?:is|am|so|ho|hag|mark|job|acts|song|ex|re|jas|lam|dan|ruth|num|numbers|judges|kings)\b/i;

/** Every reference in a text, in order: any spelling, ranges and lists. */
export function referencesIn(text: string): WrittenReference[] {
  const plain = plainPunctuation(text);
  const found = readAll(withColons(plain), text);
  // 'Psalms 23,24' is a list of chapters: it keeps its comma.
  const lists = found.filter(({ reason, written }) => reason !== undefined && written.includes(','));
  if (lists.length === 0) return found;
  const read = lists.reduce(
    (sofar, { start, end }) => sofar.slice(0, start) + plain.slice(start, end) + sofar.slice(end),
    withColons(plain),
  );
  return readAll(read, text);
}

/** @param text as it is read @param original as it is written, of the same length */
function readAll(text: string, original: string): WrittenReference[] {
  const read: readonly Read[] = parserOf().parse(text).osis_and_indices();
  const found = read.flatMap(({ osis, indices: [start = 0, end = 0] }) => {
    const written = original.slice(start, end);
    const place = placeOf(osis);
    return place && isMeant(written, place) ? [{ written, start, end, place, reason: whyNot(place) }] : [];
  });
  const others = [...furtherChapters(text), ...otherBooks(text)].filter(
    (other) => !found.some(({ start, end }) => other.start < end && start < other.end),
  );
  return [...found, ...others.map((other) => ({ ...other, place: undefined }))].toSorted(
    (one, other) => one.start - other.start,
  );
}

/** 'John.3.16', 'John.3.16-John.4.2', 'Ps.23.1-Ps.23.999'. */
function placeOf(osis: string): PassageReference | undefined {
  const [from = [], to = from] = osis.split('-').map((end) => end.split('.'));
  const book = bookById(from[0] ?? '');
  if (!book || to[0] !== from[0]) return undefined;
  const [chapter = 1, verse] = from.slice(1).map(Number);
  const [lastChapter = chapter, lastVerse] = to.slice(1).map(Number);
  if (verse === undefined) return { book, chapter, ...(lastChapter > chapter && { lastChapter }) };
  const toEnd = lastVerse === open;
  if (toEnd && verse === 1)
    return { book, chapter, ...(lastChapter > chapter && lastChapter !== open && { lastChapter }) };
  const last = toEnd ? (versesIn(book.id, lastChapter) ?? verse) : lastVerse;
  return {
    book,
    chapter,
    verse,
    ...(lastChapter > chapter && { lastChapter }),
    ...((lastChapter > chapter || last !== verse) && last !== undefined && { lastVerse: last }),
  };
}

/** Whether a reference is meant, and not words such as 'he is 5 years old'. */
function isMeant(written: string, { verse }: PassageReference): boolean {
  const first = /\p{L}/u.exec(written)?.[0];
  if (first === undefined) return true;
  const capital = first !== first.toLowerCase();
  if (!alsoWords.test(written)) return capital || verse !== undefined;
  return capital && (verse !== undefined || /^[A-Z][a-z]{3}/.test(written));
}

/** Why a reference does not exist, or undefined. */
function whyNot(place: PassageReference): string | undefined {
  const { book, chapter, verse, lastVerse, lastChapter = chapter } = place;
  for (const each of [chapter, lastChapter]) {
    if (each < 1 || each > book.chapters)
      return book.chapters === 1 ? `${book.name} has one chapter.` : `${book.name} has ${book.chapters} chapters.`;
  }
  for (const [at, number] of [
    [chapter, verse],
    [lastChapter, lastVerse],
  ] as const) {
    const verses = versesIn(book.id, at)!;
    if (number !== undefined && (number < 1 || number > verses))
      return `${book.name} ${at} has ${verses === 1 ? 'one verse' : `${verses} verses`}.`;
  }
  return lastChapter === chapter && verse !== undefined && lastVerse !== undefined && lastVerse < verse
    ? 'It ends before it begins.'
    : undefined;
}

/** A reference as it is shown. */
export const shown = (place: PassageReference): string => formatReference(place);
