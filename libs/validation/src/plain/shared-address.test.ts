import { describe, expect, it } from 'vitest';
import { sharedAddress, sharedInputText } from './shared-address.ts';

describe('the address of a shared answer', () => {
  it('holds the fields of the request as JSON, and the version of the content', () => {
    const url = new URL(
      sharedAddress('verse-detail', { verseId: 'Song of Solomon 1:1' }, '0123456789abcdef'),
      'https://berea.example/functions/v1/',
    );
    expect(url.pathname).toBe('/functions/v1/verse-detail');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      input: '{"verseId":"Song of Solomon 1:1"}',
      v: '0123456789abcdef',
    });
  });

  it('has no version where the content version is unknown', () => {
    expect(sharedAddress('book-overview', { bookName: 'Ruth' })).toBe(
      'book-overview?input=%7B%22bookName%22%3A%22Ruth%22%7D',
    );
  });

  it('is the same in whatever order the fields are given, and without those that are undefined', () => {
    expect(sharedInputText({ chapter: 3, book: 'John', verse: undefined })).toBe('{"book":"John","chapter":3}');
  });

  it('keeps signs apart that have a meaning in addresses', () => {
    const url = new URL(
      sharedAddress('encyclopedia-entry', { term: 'Abraham’s + 100% & #1?' }),
      'https://berea.example/',
    );
    expect(JSON.parse(url.searchParams.get('input') ?? '')).toEqual({ term: 'Abraham’s + 100% & #1?' });
  });
});
