import { describe, expect, it } from 'vitest';
import { bookById } from './canon.ts';
import { placeFromAddress } from './place-in-address.ts';

const john = bookById('John')!;

describe('placeFromAddress', () => {
  it('returns the book, chapter and verse that the address contains', () => {
    expect(placeFromAddress({})).toEqual({});
    expect(placeFromAddress({ book: 'john' })).toEqual({ book: john });
    expect(placeFromAddress({ book: 'john', chapter: '3' })).toEqual({ book: john, chapter: 3 });
    expect(placeFromAddress({ book: 'john', chapter: '3', verse: '16' })).toEqual({
      book: john,
      chapter: 3,
      verse: 16,
    });
  });

  it('returns an empty place for an unknown book', () => {
    expect(placeFromAddress({ book: 'tobit', chapter: '1' })).toEqual({});
  });

  it.each(['0', '22', '3a', '-3', '1e1', ''])('keeps only the book when the chapter is %j', (chapter) => {
    expect(placeFromAddress({ book: 'john', chapter, verse: '16' })).toEqual({ book: john });
  });

  it.each(['0', '39', 'x', '99999'])('keeps the book and chapter when the verse is %j', (verse) => {
    expect(placeFromAddress({ book: 'john', chapter: '3', verse })).toEqual({ book: john, chapter: 3 });
  });

  it('returns the verses of a range', () => {
    expect(placeFromAddress({ book: 'john', chapter: '3', verse: '16-18' })).toEqual({
      book: john,
      chapter: 3,
      verse: 16,
      lastVerse: 18,
    });
  });

  it.each(['16-', '16-x', '16-16', '16-3', '16-39'])('keeps the first verse of %j', (verse) => {
    expect(placeFromAddress({ book: 'john', chapter: '3', verse })).toEqual({ book: john, chapter: 3, verse: 16 });
  });

  it('accepts a verse that only some versions have at the end of a chapter', () => {
    expect(placeFromAddress({ book: '3-john', chapter: '1', verse: '15' })).toMatchObject({ verse: 15 });
  });
});
