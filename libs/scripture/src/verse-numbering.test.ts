import { describe, expect, it } from 'vitest';
import { bookById, type BookId } from './canon.ts';
import { chaptersWith, kingJamesSpan } from './verse-numbering.ts';
import { defaultVersionId } from './versions.ts';

const book = (id: BookId) => bookById(id)!;
const span = (version: string, id: BookId, chapter: number, verse: number, verses: number) => {
  const { first, last } = kingJamesSpan(version, { book: book(id), chapter, verse }, verses);
  const name = (at: number) => `${Math.floor(at / 1000)}:${at % 1000}`;
  return first === last ? name(first) : `${name(first)}-${name(last)}`;
};

describe('kingJamesSpan', () => {
  it.each([
    ['Jonah', 2, 1, 10, '1:17'],
    ['Jonah', 2, 5, 10, '2:4'],
    ['Jonah', 2, 10, 10, '2:9-2:10'],
    ['Job', 39, 30, 30, '39:27-40:5'],
    ['1Kgs', 22, 44, 53, '22:43'],
    ['2Cor', 13, 13, 13, '13:14'],
    ['John', 3, 16, 36, '3:16'],
  ] as const)('%s %i:%i of the Reina-Valera (%i verses) is %s', (id, chapter, verse, verses, expected) => {
    expect(span('spa-rv1909', id, chapter, verse, verses)).toBe(expected);
  });

  it('takes the numbers of other versions as they are', () => {
    expect(span(defaultVersionId, 'Jonah', 2, 1, 10)).toBe('2:1');
  });

  it('counts the title of a psalm as none of its verses', () => {
    expect([1, 2, 3, 21].map((verse) => span('any', 'Ps', 51, verse, 21))).toEqual(['51:0', '51:0', '51:1', '51:19']);
    expect(span('any', 'Ps', 51, 0, 19)).toBe('51:0');
  });

  it('gives a verse after the last one to that', () => {
    expect(span('any', '3John', 1, 15, 15)).toBe('1:14');
  });
});

describe('chaptersWith', () => {
  it('are those of the span, and those where its verses went', () => {
    expect(chaptersWith('spa-rv1909', book('Jonah'), { first: 1001, last: 1017 })).toEqual([1, 2]);
    expect(chaptersWith('spa-rv1909', book('Job'), { first: 40001, last: 40024 })).toEqual([39, 40]);
    expect(chaptersWith(defaultVersionId, book('Job'), { first: 38039, last: 40005 })).toEqual([38, 39, 40]);
  });
});
