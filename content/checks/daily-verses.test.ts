import { parseReference, type Reference } from '@berea/scripture';
import { describe, expect, it } from 'vitest';
import { readContent } from '../read-content.ts';

const { dailyVerses } = readContent(['dailyVerses']);
const all = dailyVerses.flat();
const parsed = all.map((text) => [text, parseReference(text)] as const);

const verses = ({ book, chapter, verse = 0, lastVerse = verse }: Reference): string[] =>
  Array.from({ length: lastVerse - verse + 1 }, (_, index) => `${book.id}.${chapter}.${verse + index}`);

describe('the verse of the day', () => {
  it('has one entry for every day of a leap year', () => {
    const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2028, month + 1, 0)).getUTCDate());
    expect(dailyVerses.map((month) => month.length)).toEqual(days);
  });

  it('names only existing places, each of one to three verses', () => {
    expect(parsed.filter(([, reference]) => reference?.verse === undefined).map(([text]) => text)).toEqual([]);
    expect(parsed.filter(([, reference]) => verses(reference!).length > 3).map(([text]) => text)).toEqual([]);
  });

  it('never repeats a verse within a year', () => {
    const seen = parsed.flatMap(([, reference]) => verses(reference!));
    expect(seen.filter((verse, index) => seen.indexOf(verse) !== index)).toEqual([]);
  });

  it('draws on the whole canon', () => {
    const books = new Set(parsed.map(([, reference]) => reference!.book.name));
    expect(books.size).toBeGreaterThanOrEqual(60);
    const count = (name: string) => parsed.filter(([, reference]) => reference!.book.name === name).length;
    expect(count('Psalms')).toBeLessThan(all.length / 4);
  });

  it('matches Christmas and the day after', () => {
    expect(dailyVerses[11]!.slice(23, 26)).toEqual(['Luke 2:6-7', 'Luke 2:10-11', 'Luke 2:13-14']);
  });
});
