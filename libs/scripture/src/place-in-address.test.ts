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

  it('returns the end of a range in a later chapter', () => {
    expect(placeFromAddress({ book: 'john', chapter: '3', verse: '16-4:2' })).toEqual({
      book: john,
      chapter: 3,
      verse: 16,
      lastChapter: 4,
      lastVerse: 2,
    });
    expect(placeFromAddress({ book: 'john', chapter: '3-5' })).toEqual({ book: john, chapter: 3, lastChapter: 5 });
  });

  it.each(['16-2:3', '16-4:99', '16-22:1', '16-4:', '16-:2', '16-4:2:1'])('keeps the first verse of %j', (verse) => {
    expect(placeFromAddress({ book: 'john', chapter: '3', verse })).toEqual({ book: john, chapter: 3, verse: 16 });
  });

  it.each(['3-', '3-3', '3-2', '3-22', '3-x'])('keeps the first chapter of %j', (chapter) => {
    expect(placeFromAddress({ book: 'john', chapter })).toEqual({ book: john, chapter: 3 });
  });

  it('reads a number in a book of one chapter as a verse', () => {
    const jude = bookById('Jude')!;
    expect(placeFromAddress({ book: 'jude', chapter: '1' })).toEqual({ book: jude, chapter: 1 });
    expect(placeFromAddress({ book: 'jude', chapter: '5' })).toEqual({ book: jude, chapter: 1, verse: 5 });
    expect(placeFromAddress({ book: 'jude', chapter: '3-5' })).toMatchObject({ chapter: 1, verse: 3, lastVerse: 5 });
    expect(placeFromAddress({ book: 'jude', chapter: '1', verse: '5' })).toMatchObject({ chapter: 1, verse: 5 });
    expect(placeFromAddress({ book: 'jude', chapter: '99' })).toEqual({ book: jude });
  });

  it('accepts a verse that only some versions have at the end of a chapter', () => {
    expect(placeFromAddress({ book: '3-john', chapter: '1', verse: '15' })).toMatchObject({ verse: 15 });
  });
});
