import { bookById } from '@berea/scripture';
import { describe, expect, it } from 'vitest';
import { placeFromAddress, placeFromState } from './place.ts';

const john = bookById('John')!;

describe('a place in the address', () => {
  it('is a book, a chapter or a verse, as far as the address goes', () => {
    expect(placeFromAddress({})).toEqual({});
    expect(placeFromAddress({ book: 'john' })).toEqual({ book: john });
    expect(placeFromAddress({ book: 'john', chapter: '3' })).toEqual({ book: john, chapter: 3 });
    expect(placeFromAddress({ book: 'john', chapter: '3', verse: '16' })).toEqual({
      book: john,
      chapter: 3,
      verse: 16,
    });
  });

  it('is nowhere for a book that is none', () => {
    expect(placeFromAddress({ book: 'tobit', chapter: '1' })).toEqual({});
  });

  it.each(['0', '22', '3a', '-3', '1e1', ''])('keeps the book when the chapter reads %j', (chapter) => {
    expect(placeFromAddress({ book: 'john', chapter, verse: '16' })).toEqual({ book: john });
  });

  it.each(['0', '39', 'x', '99999'])('keeps the chapter when the verse reads %j', (verse) => {
    expect(placeFromAddress({ book: 'john', chapter: '3', verse })).toEqual({ book: john, chapter: 3 });
  });

  it('takes a verse that only other versions have at the end of a chapter', () => {
    expect(placeFromAddress({ book: '3-john', chapter: '1', verse: '15' })).toMatchObject({ verse: 15 });
  });
});

describe('a place handed over in navigation state', () => {
  it('is a book with or without chapter and verse', () => {
    expect(placeFromState({ book: 'John' })).toEqual({ book: john });
    expect(placeFromState({ book: 'John', chapter: 3, verse: 16 })).toEqual({ book: john, chapter: 3, verse: 16 });
  });

  it('knows the book by its identifier, too', () => {
    expect(placeFromState({ book: '1John', chapter: 4 })?.book?.name).toBe('1 John');
  });

  it.each([null, undefined, 'John 3', {}, { book: 'Tobit' }, { book: 'John', chapter: 'three' }, { chapter: 3 }])(
    'is none in %j',
    (state) => {
      expect(placeFromState(state)).toBeUndefined();
    },
  );
});
