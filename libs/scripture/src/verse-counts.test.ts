import { describe, expect, it } from 'vitest';
import { books } from './canon.ts';
import { versesIn } from './verse-counts.ts';

describe('verse counts', () => {
  it('cover every chapter of the canon, 31,102 verses in 1,189 chapters', () => {
    const chapters = books.flatMap((book) =>
      Array.from({ length: book.chapters }, (_, index) => versesIn(book.id, index + 1)),
    );
    expect(chapters).toHaveLength(1189);
    expect(chapters.reduce<number>((sum, verses) => sum + (verses ?? Number.NaN), 0)).toBe(31102);
  });

  it('do not include chapters beyond the last of a book', () => {
    for (const book of books) expect(versesIn(book.id, book.chapters + 1)).toBeUndefined();
  });

  it('are right for well-known chapters', () => {
    expect(versesIn('John', 3)).toBe(36);
    expect(versesIn('Ps', 117)).toBe(2);
    expect(versesIn('Ps', 119)).toBe(176);
    expect(versesIn('3John', 1)).toBe(14);
  });

  it('are undefined for unknown books and chapters', () => {
    expect(versesIn('Tob', 1)).toBeUndefined();
    expect(versesIn('John', 0)).toBeUndefined();
    expect(versesIn('constructor', 1)).toBeUndefined();
  });
});
