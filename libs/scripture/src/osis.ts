import { bookById } from './canon.ts';
import { placeFromAddress, type ChosenPlace } from './place-in-address.ts';
import { versesIn } from './verse-counts.ts';

/**
 * The place of an OSIS reference or range: 'John.3.16', 'Gen.1.29-Gen.2.3', 'Gen.1-Gen.3', 'Ruth'. A range into another
 * book ends with the book in which it begins. A book of one chapter is that chapter. Undefined where it does not begin
 * in the canon.
 */
export function placeFromOsis(osis: string): ChosenPlace | undefined {
  const [from = [], to] = osis.split('-').map((end) => end.split('.'));
  const book = bookById(from[0] ?? '');
  if (!book) return undefined;
  const [chapter = book.chapters === 1 ? 1 : undefined, verse] = from.slice(1).map(Number);
  const [lastChapter = book.chapters, lastVerse] = to?.[0] === book.id ? to.slice(1).map(Number) : [];
  const until = lastVerse ?? versesIn(book.id, lastChapter);
  const isRange = to !== undefined && chapter !== undefined;
  const place = placeFromAddress({
    book: book.id,
    ...(chapter !== undefined && {
      chapter: isRange && verse === undefined && lastChapter > chapter ? `${chapter}-${lastChapter}` : `${chapter}`,
    }),
    ...(verse !== undefined && { verse: isRange ? `${verse}-${lastChapter}:${until}` : `${verse}` }),
  });
  return { ...place, book };
}
