import { defaultVersionId } from '@berea/scripture';
import { describe, expect, it } from 'vitest';
import { chapterRequest, chapterResponse } from './chapter.ts';
import { fieldErrors } from './field-errors.ts';

const request = { book: 'John', chapter: 3, bibleId: defaultVersionId };
const errors = (value: unknown) => fieldErrors(chapterRequest.safeParse(value).error!);

describe('a chapter request', () => {
  it('accepts a book name, OSIS id or slug', () => {
    for (const book of ['Song of Solomon', 'Song', 'song-of-solomon']) {
      expect(chapterRequest.parse({ ...request, book }).book.id).toBe('Song');
    }
  });

  it('accepts chapters from 1 to the last chapter of the book', () => {
    expect(chapterRequest.safeParse({ ...request, chapter: 1 }).success).toBe(true);
    expect(chapterRequest.safeParse({ ...request, chapter: 21 }).success).toBe(true);
    expect(errors({ ...request, chapter: 0 })).toEqual({ chapter: 'chapter must be at least 1' });
    expect(errors({ ...request, chapter: 22 })).toEqual({ chapter: 'chapter must be at most 21 in John' });
  });

  it.each(['3', 3.5, Number.NaN, Number.POSITIVE_INFINITY, null, [3], undefined])(
    'rejects %s as a chapter number',
    (chapter) => {
      expect(errors({ ...request, chapter })).toEqual({ chapter: 'chapter must be a whole number' });
    },
  );

  it.each(['', 'Tobit', 'John 3', '__proto__'])('rejects the book %j', (book) => {
    expect(errors({ ...request, book })).toEqual({ book: 'book must be the name of one of the 66 books' });
  });

  it('reports each missing field', () => {
    expect(errors({})).toEqual({
      book: 'book is required',
      chapter: 'chapter must be a whole number',
      bibleId: 'bibleId is required',
    });
  });

  it('rejects an unknown version', () => {
    expect(errors({ ...request, bibleId: 'vulgate' })).toEqual({
      bibleId: 'bibleId must be the identifier of a known version',
    });
  });
});

it('rejects a chapter response with no content', () => {
  expect(chapterResponse.safeParse({ data: { reference: 'John 3', content: '<p></p>' } }).success).toBe(true);
  expect(chapterResponse.safeParse({ data: { reference: 'John 3', content: '' } }).success).toBe(false);
});
