import { defaultVersionId } from '@berea/scripture';
import { describe, expect, it } from 'vitest';
import { bookOverviewRequest } from './book-overview.ts';
import { chapterContextRequest } from './chapter-context.ts';
import { fieldErrors } from './field-errors.ts';

const request = { book: 'John', chapter: 3, verse: 16, bibleId: defaultVersionId };
const errors = (value: unknown) => fieldErrors(chapterContextRequest.safeParse(value).error!);

describe('a chapter-context request', () => {
  it('applies the rules of a chapter request', () => {
    expect(chapterContextRequest.parse(request).book.id).toBe('John');
    expect(errors({ ...request, chapter: 22 })).toMatchObject({ chapter: 'chapter must be at most 21 in John' });
  });

  it.each([
    ['16', 'verse must be a whole number'],
    [undefined, 'verse must be a whole number'],
    [0, 'verse must be at least 1'],
    [38, 'verse must be at most 36 in John 3'],
  ])('rejects verse %j', (verse, message) => {
    expect(errors({ ...request, verse })).toEqual({ verse: message });
  });

  it('accepts one verse beyond the King James count, as 3 John has in some versions', () => {
    expect(chapterContextRequest.safeParse({ ...request, book: '3 John', chapter: 1, verse: 15 }).success).toBe(true);
  });
});

describe('a book-overview request', () => {
  it('must name a book of the canon', () => {
    expect(bookOverviewRequest.parse({ bookName: 'song-of-solomon' }).bookName.id).toBe('Song');
    expect(fieldErrors(bookOverviewRequest.safeParse({ bookName: 'Tobit' }).error!)).toEqual({
      bookName: 'bookName must be the name of one of the 66 books',
    });
    expect(fieldErrors(bookOverviewRequest.safeParse({}).error!)).toEqual({ bookName: 'bookName is required' });
  });
});
