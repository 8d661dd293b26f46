import { describe, expect, it } from 'vitest';
import { bookById, bookByName, books, bookSlug, nextChapter, previousChapter } from './canon.ts';

const book = (name: string) => bookByName(name)!;
const at = (name: string, chapter: number) => ({ book: book(name), chapter });

describe('the canon', () => {
  it('has 66 books in standard order, 39 of them in the Old Testament', () => {
    expect(books).toHaveLength(66);
    expect(books.map(({ position }) => position)).toEqual(Array.from({ length: 66 }, (_, index) => index + 1));
    expect(books.filter(({ testament }) => testament === 'old')).toHaveLength(39);
    expect(books.slice(38, 40).map(({ name }) => name)).toEqual(['Malachi', 'Matthew']);
  });

  it('counts 1,189 chapters, Genesis 50 to Revelation 22', () => {
    expect(books.reduce((sum, { chapters }) => sum + chapters, 0)).toBe(1189);
    expect(books[0]).toMatchObject({ name: 'Genesis', chapters: 50 });
    expect(books.at(-1)).toMatchObject({ name: 'Revelation', chapters: 22 });
    expect([book('Psalms').chapters, book('Isaiah').chapters, book('Matthew').chapters]).toEqual([150, 66, 28]);
  });
});

describe('a book', () => {
  it('is found by its name, OSIS id and slug, in any case', () => {
    for (const name of ['1 John', '1john', '1John', '1-john', '1 JOHN', ' 1 John '])
      expect(bookByName(name)?.id).toBe('1John');
    for (const { id, name } of books) expect([bookByName(name)?.id, bookByName(id)?.id]).toEqual([id, id]);
  });

  it('is found by common alternative names', () => {
    expect(bookByName('Psalm')?.name).toBe('Psalms');
    expect(bookByName('Song of Songs')?.name).toBe('Song of Solomon');
  });

  it.each(['', 'Tobit', 'constructor', '__proto__', 'John 3'])('is not found for %j', (name) => {
    expect(bookByName(name)).toBeUndefined();
    expect(bookById(name)).toBeUndefined();
  });

  it('is found by its own slug', () => {
    for (const one of books) {
      expect(bookSlug(one)).toMatch(/^[a-z0-9-]+$/);
      expect(bookByName(bookSlug(one))).toBe(one);
    }
  });
});

describe('stepping through the chapters', () => {
  it('moves one chapter forward and back within a book', () => {
    expect(nextChapter(at('John', 3))).toEqual(at('John', 4));
    expect(previousChapter(at('John', 3))).toEqual(at('John', 2));
  });

  it('goes from the last chapter of a book to the first of the next', () => {
    expect(nextChapter(at('Malachi', 4))).toEqual(at('Matthew', 1));
  });

  it('goes from chapter 1 to the last chapter of the previous book', () => {
    expect(previousChapter(at('Psalms', 1))).toEqual(at('Job', 42));
  });

  it('stops before Genesis 1 and after Revelation 22', () => {
    expect(previousChapter(at('Genesis', 1))).toBeUndefined();
    expect(nextChapter(at('Revelation', 22))).toBeUndefined();
  });

  it('visits every chapter in order in both directions', () => {
    const walk = (start: ReturnType<typeof at>, step: typeof nextChapter) => {
      const names: string[] = [];
      for (let place: ReturnType<typeof step> = start; place; place = step(place))
        names.push(`${place.book.id} ${place.chapter}`);
      return names;
    };
    const forth = walk(at('Genesis', 1), nextChapter);
    expect(forth).toHaveLength(1189);
    expect(walk(at('Revelation', 22), previousChapter)).toEqual(forth.toReversed());
  });
});
