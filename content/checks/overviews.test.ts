import { bookByName, books, parseReference, type Book } from '@berea/scripture';
import { bookOverview, type BookOverview } from '@berea/validation';
import { describe, expect, it } from 'vitest';
import { readContent } from '../read-content.ts';
import { runsOf } from './runs.ts';

const { overviews } = readContent(['overviews']);
const all = books.map((book) => ({ book, overview: overviews[book.id] }));
const wordCount = (text: string): number => text.split(/\s+/).length;
const textOf = ({ title, author, dateWritten, keyThemes, summary }: BookOverview): string =>
  [title, author, dateWritten, ...keyThemes, summary].join('\n');

const named = new RegExp(
  `\\b(${[...books]
    .map(({ name }) => name)
    .sort((a, b) => b.length - a.length)
    .join('|')}) (\\d+(?::\\d+(?:-\\d+(?!:))?)?)`,
  'g',
);

/** Every place an overview names, written out: '7:14' in the overview of Isaiah is 'Isaiah 7:14'. */
function places(book: Book, text: string): string[] {
  const elsewhere = [...text.matchAll(named)].map(([, name, place]) => `${name} ${place}`);
  const rest = text.replace(named, '');
  // A range over chapters, '5:13-6:2', is two places.
  const own = [...rest.matchAll(/\b(\d+):(\d+)(?:-(\d+)(?::(\d+))?)?/g)].flatMap(
    ([, chapter, verse, last, verseThere]) =>
      verseThere ? [`${chapter}:${verse}`, `${last}:${verseThere}`] : [`${chapter}:${verse}${last ? `-${last}` : ''}`],
  );
  const chapters = [...rest.matchAll(/\bchapters? (\d+)(?:-(\d+))?(?: and (\d+))?/g)].flatMap((match) =>
    match.slice(1).filter((each) => each !== undefined),
  );
  return [...elsewhere, ...[...own, ...chapters].map((place) => `${book.name} ${place}`)];
}

describe('the overviews', () => {
  it('are there for all 66 books, each its own', () => {
    expect(Object.keys(overviews).toSorted()).toEqual(books.map(({ id }) => id).toSorted());
    expect(all.filter(({ overview }) => !bookOverview.safeParse(overview).success)).toEqual([]);
    expect(new Set(all.map(({ overview }) => overview.title)).size).toBe(66);
    for (const { book, overview } of all)
      expect(overview.title).toContain(book.name.replace(/^\d /, '').replace(/^Song.*/, 'Song'));
  });

  it('are neither too short to say something nor too long to read', () => {
    const odd = all.filter(
      ({ overview: { summary, author, dateWritten, keyThemes } }) =>
        wordCount(summary) < 150 ||
        wordCount(summary) > 250 ||
        wordCount(author) < 8 ||
        wordCount(author) > 80 ||
        wordCount(dateWritten) > 30 ||
        keyThemes.length < 4 ||
        keyThemes.length > 6 ||
        keyThemes.some((theme) => wordCount(theme) > 8),
    );
    expect(odd.map(({ book }) => book.name)).toEqual([]);
  });

  it('name only places that exist', () => {
    const wrong = all.flatMap(({ book, overview }) =>
      places(book, textOf(overview)).filter((place) => !parseReference(place)),
    );
    expect(wrong).toEqual([]);
  });

  it('finds the places it checks', () => {
    expect(
      places(
        bookByName('Isaiah')!,
        'a child (7:14; 9:6-7), chapters 40-55, 52:13-53:12, see Acts 8:32-35 and 1 Kings 3',
      ),
    ).toEqual([
      'Acts 8:32-35',
      '1 Kings 3',
      'Isaiah 7:14',
      'Isaiah 9:6-7',
      'Isaiah 52:13',
      'Isaiah 53:12',
      'Isaiah 40',
      'Isaiah 55',
    ]);
  });

  it('each say where in the book to look', () => {
    const vague = all.filter(({ book, overview }) => places(book, overview.summary).length < 2);
    expect(vague.map(({ book }) => book.name)).toEqual([]);
  });

  it('repeat no eight words of each other', () => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const { book, overview } of all) {
      for (const part of [overview.author, overview.dateWritten, overview.summary]) {
        for (const run of runsOf(part)) {
          const before = seen.get(run);
          if (before !== undefined && before !== book.name) shared.push(`${before} and ${book.name}: ${run}`);
          seen.set(run, book.name);
        }
      }
    }
    expect(shared).toEqual([]);
  });
});
