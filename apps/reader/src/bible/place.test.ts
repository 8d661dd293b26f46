import { bookById } from '@berea/scripture';
import { describe, expect, it } from 'vitest';
import { placeFromState } from './place.ts';

const john = bookById('John')!;

describe('placeFromState', () => {
  it('returns a book with or without chapter and verse', () => {
    expect(placeFromState({ book: 'John' })).toEqual({ book: john });
    expect(placeFromState({ book: 'John', chapter: 3, verse: 16 })).toEqual({ book: john, chapter: 3, verse: 16 });
  });

  it('also accepts the identifier of a book', () => {
    expect(placeFromState({ book: '1John', chapter: 4 })?.book?.name).toBe('1 John');
  });

  it.each([null, undefined, 'John 3', {}, { book: 'Tobit' }, { book: 'John', chapter: 'three' }, { chapter: 3 }])(
    'returns undefined for %j',
    (state) => {
      expect(placeFromState(state)).toBeUndefined();
    },
  );
});
