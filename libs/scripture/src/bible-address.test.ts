import { expect, it } from 'vitest';
import { bibleAddress } from './bible-address.ts';
import { bookByName } from './canon.ts';
import { placeFromAddress } from './place-in-address.ts';
import { defaultVersionId } from './versions.ts';

const book = (name: string) => bookByName(name)!;

it('builds addresses for a book, a chapter and a verse', () => {
  expect(bibleAddress({ book: book('John') })).toBe('/bible/john');
  expect(bibleAddress({ book: book('John'), chapter: 3 })).toBe('/bible/john/3');
  expect(bibleAddress({ book: book('John'), chapter: 3, verse: 16 })).toBe('/bible/john/3/16');
});

it('names the verses and chapters of a range', () => {
  expect(bibleAddress({ book: book('Jude'), chapter: 1, verse: 24, lastVerse: 25 })).toBe('/bible/jude/1/24-25');
  expect(bibleAddress({ book: book('1 Peter'), chapter: 2, verse: 18, lastChapter: 3, lastVerse: 6 })).toBe(
    '/bible/1-peter/2/18-3:6',
  );
});

it.each(['genesis/1/29-2:3', 'genesis/1-3', 'john/3/16-18', 'john/3/16', 'john/3'])(
  'writes what is read from %s',
  (written) => {
    const [name, chapter, verse] = written.split('/');
    const place = placeFromAddress({ book: name!, chapter: chapter!, ...(verse && { verse }) });
    expect(bibleAddress({ ...place, book: place.book! })).toBe(`/bible/${written}`);
  },
);

it('keeps that a reading plan led to a chapter', () => {
  expect(bibleAddress({ book: book('John'), chapter: 3, plan: true })).toBe('/bible/john/3?plan');
});

it('names the version, unless it is the one that an address without any means', () => {
  const place = { book: book('John'), chapter: 3, verse: 16 };
  expect(bibleAddress({ ...place, version: 'eng-web' })).toBe('/bible/john/3/16?version=eng-web');
  expect(bibleAddress({ ...place, version: defaultVersionId })).toBe('/bible/john/3/16');
  expect(bibleAddress({ ...place, plan: true, version: 'eng-web' })).toBe('/bible/john/3/16?plan&version=eng-web');
});

it('joins the words of a book name with hyphens', () => {
  expect(bibleAddress({ book: book('Song of Solomon'), chapter: 2 })).toBe('/bible/song-of-solomon/2');
  expect(bibleAddress({ book: book('1 John'), chapter: 4, verse: 8 })).toBe('/bible/1-john/4/8');
});

it('omits a verse without a chapter, because it would be read as a chapter', () => {
  expect(bibleAddress({ book: book('John'), verse: 16 })).toBe('/bible/john');
});
