import { describe, expect, it } from 'vitest';
import { filtered, filterFromQuery, queryOfFilter } from './filter.ts';
import { grouped, markedVerses } from './marked-verses.ts';

const highlight = (verse_id: string, color: string, updated_at = '2026-03-04T05:06:07+00:00') => ({
  verse_id,
  color,
  updated_at,
});
const note = (verse_id: string, note_text: string, updated_at = '2026-03-04T05:06:07+00:00') => ({
  verse_id,
  note_text,
  updated_at,
});

const all = markedVerses(
  [
    highlight('John 3:16', '#FFF1A8', '2026-04-01T00:00:00+00:00'),
    highlight('Genesis 1:1', '#CFE3FF', '2026-05-01T00:00:00+00:00'),
  ],
  [note('John 3:16', 'Numbers 21 is behind this.'), note('Psalms 23:1', 'Für Ruth', 'unknown')],
);
const ids = (verses: readonly { verseId: string }[]) => verses.map(({ verseId }) => verseId);
const of = (query: string) => filterFromQuery(new URLSearchParams(query));
const found = (query: string, words = '') =>
  ids(filtered(all, of(query), words, ({ verseId }) => (verseId === 'Genesis 1:1' ? 'In the beginning' : undefined)));

describe('the marked verses', () => {
  it('are one entry a verse, in Bible order, with the time of the latest change', () => {
    expect(ids(all)).toEqual(['Genesis 1:1', 'Psalms 23:1', 'John 3:16']);
    expect(all[2]).toMatchObject({
      highlight: 'Yellow',
      note: 'Numbers 21 is behind this.',
      changedAt: Date.parse('2026-04-01T00:00:00Z'),
    });
  });

  it('are listed under their books, or under the months of their last change', () => {
    expect(grouped(all, 'bible').map(({ title }) => title)).toEqual(['Genesis', 'Psalms', 'John']);
    const latest = filtered(all, of('order=latest'), '', () => undefined);
    expect(grouped(latest, 'latest').map(({ title, verses }) => [title, ids(verses)])).toEqual([
      [expect.stringMatching(/2026$/), ['Genesis 1:1']],
      [expect.stringMatching(/2026$/), ['John 3:16']],
      ['Earlier', ['Psalms 23:1']],
    ]);
  });
});

describe('filtering the marked verses', () => {
  it.each([
    ['', ['Genesis 1:1', 'Psalms 23:1', 'John 3:16']],
    ['kind=notes', ['Psalms 23:1', 'John 3:16']],
    ['kind=highlights', ['Genesis 1:1', 'John 3:16']],
    ['book=psalms', ['Psalms 23:1']],
    ['color=blue', ['Genesis 1:1']],
    ['color=blue&book=john', []],
    ['kind=nothing&book=nowhere&color=red&order=random', ['Genesis 1:1', 'Psalms 23:1', 'John 3:16']],
  ])('leaves with "%s": %j', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it.each([
    ['numbers BEHIND', ['John 3:16']],
    ['beginning', ['Genesis 1:1']],
    ['john 3', ['John 3:16']],
    ['fur', ['Psalms 23:1']],
    ['beginning numbers', []],
  ])('finds "%s" in references, notes and verses: %j', (words, expected) => {
    expect(found('', words)).toEqual(expected);
  });

  it('keeps the filter in an address', () => {
    const query = 'kind=notes&book=song-of-solomon&color=green&order=latest';
    expect(new URLSearchParams(queryOfFilter(of(query))).toString()).toBe(query);
    expect(queryOfFilter(of(''))).toEqual({});
  });
});
