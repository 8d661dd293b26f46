import { beforeAll, describe, expect, it } from 'vitest';
import { csvTable, guessMapping } from './csv-table.ts';
import { formats, type Marks } from './export.ts';
import { compared, FileRefused, textOf } from './imported.ts';
import { loadPlacesOf, type PlacesOf } from './places.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';

let placesOf: PlacesOf;
beforeAll(async () => {
  placesOf = await loadPlacesOf('en');
});

const own: Marks = {
  notes: [
    { verse_id: 'John 3:16', note_text: '=1+1, "loved", so' },
    { verse_id: 'Genesis 1:1', note_text: 'First.\nSecond.' },
  ],
  highlights: [{ verse_id: 'John 3:16', color: '#CDEFD0' }],
};
const written = async (label: string) =>
  formats.find((format) => format.label === label)!.write(own, async () => () => undefined);
const csv = (text: string) => {
  const table = csvTable(text, placesOf);
  return readCsv(table, guessMapping(table, placesOf), placesOf);
};

describe('writing files', () => {
  it('Markdown holds everything in Bible order', async () => {
    expect(await written('Markdown')).toBe(
      '# Notes and highlights\n\n## Notes\n\n### Genesis 1:1\n\nFirst.\nSecond.\n\n### John 3:16\n\n=1+1, "loved", so\n\n## Highlights\n\n- John 3:16 (Green)\n',
    );
  });

  it('CSV gives no spreadsheet a formula', async () => {
    expect(await written('CSV')).toBe(
      'Reference,Note,Color\r\nGenesis 1:1,"First.\nSecond.",\r\nJohn 3:16,"\'=1+1, ""loved"", so",Green\r\n',
    );
  });

  it.each([
    ['JSON', readJson],
    ['CSV', csv],
  ])('what is written as %s is read again unchanged', async (label, read) => {
    const imported = read(await written(label));
    expect(imported.unread).toEqual([]);
    expect(compared(imported, own)).toMatchObject({
      added: { notes: [], highlights: [] },
      changed: { notes: [], highlights: [] },
      same: 3,
    });
  });
});

describe('reading JSON', () => {
  it('takes the download of all data, and drops whose it was', () => {
    const text = JSON.stringify({
      highlights: [],
      notes: [{ id: '1', user_id: 'somebody else', verse_id: 'John 1:1', note_text: ' The Word. ' }],
      studies: [{}],
    });
    expect(readJson(text)).toEqual({
      highlights: [],
      notes: [{ verse_id: 'John 1:1', note_text: 'The Word.' }],
      unread: [],
    });
  });

  it('names each item that it cannot read, and takes the others', () => {
    const text = JSON.stringify({
      notes: [
        { verse_id: 'John 3:16', note_text: 'a' },
        { verse_id: 'Nowhere 1:1', note_text: 'a' },
        { verse_id: 'John 3:17', note_text: 'x'.repeat(1001) },
        { verse_id: 'John 3:18', note_text: 'a\u0000b' },
        { verse_id: 'John 3:19', note_text: { toString: 'a' } },
        [[[]]],
        null,
      ],
      highlights: [{ verse_id: 'John 3:16', color: 'url(x)' }],
    });
    const { notes, highlights, unread } = readJson(text);
    expect([notes.length, highlights.length]).toEqual([1, 0]);
    expect(unread.map(({ where }) => where)).toEqual([
      'Note 2',
      'Note 3',
      'Note 4',
      'Note 5',
      'Note 6',
      'Note 7',
      'Highlight 1',
    ]);
    expect(unread[1]!.why).toBe('Note must be less than 1000 characters');
  });

  it.each([
    ['is cut off', '{"notes": ['],
    ['is a list', '[]'],
    ['holds something else', '{"recipes": []}'],
    ['has the wrong type', '{"notes": {"length": 5}}'],
    ['is nested a hundred thousand times', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['is nested and cut off', '{"a":'.repeat(100_000)],
    ['changes prototypes', '{"__proto__": {"notes": []}}'],
  ])('refuses a file that %s, in words for people', (_, text) => {
    expect(() => readJson(text)).toThrow(FileRefused);
    expect(() => readJson(text)).toThrow(/Nothing was changed\.$/);
  });
});

describe('reading CSV', () => {
  it('finds the columns by their names, whatever separates them', () => {
    expect(csv('Date;Passage;My comment;Highlight colour\n2024-01-01;Jn 3:16;God gave.;blue\n')).toMatchObject({
      notes: [{ verse_id: 'John 3:16', note_text: 'God gave.' }],
      highlights: [{ verse_id: 'John 3:16', color: '#CFE3FF' }],
      unread: [],
    });
  });

  it('joins book, chapter and verse of columns of their own', () => {
    expect(csv('Book,Chapter,Verse,Text,Note\nPsalms,23,1,The LORD is my shepherd,Mine.\n').notes).toEqual([
      { verse_id: 'Psalms 23:1', note_text: 'Mine.' },
    ]);
  });

  it('takes the first row of a file without names as a mark', () => {
    const table = csvTable('JHN.3.16,God gave.\nRom 5:8,While we were yet sinners\n', placesOf);
    expect([table.columns, table.rows.length]).toEqual([['Column 1', 'Column 2'], 2]);
    expect(guessMapping(table, placesOf).reference).toBe(0);
  });

  it('keeps a note on a range at its first verse, with the range in its text, and colours every verse', () => {
    expect(csv('Reference,Note,Color\nJohn 3:16-18,Loved.,green\nPs 117,Short.,')).toMatchObject({
      notes: [
        { verse_id: 'John 3:16', note_text: 'John 3:16-18: Loved.' },
        { verse_id: 'Psalms 117:1', note_text: 'Psalms 117: Short.' },
      ],
      highlights: ['John 3:16', 'John 3:17', 'John 3:18'].map((verse_id) => ({ verse_id, color: '#CDEFD0' })),
    });
  });

  it('joins several notes on a verse', () => {
    expect(csv('Reference,Note\nJohn 3:16,One.\nJohn 3:16,Two.').notes).toEqual([
      { verse_id: 'John 3:16', note_text: 'One.\n\nTwo.' },
    ]);
  });

  it.each([
    ['#fffe00', '#FFF1A8'],
    ['5dff79', '#CDEFD0'],
    ['#FF96C8FF', '#FFD3E2'],
    ['Light Blue', '#CFE3FF'],
    ['urgent', '#FFF1A8'],
  ])('takes the nearest color for %s', (colour, nearest) => {
    expect(csv(`Reference,Color\nJohn 3:16,${colour}`).highlights).toEqual([{ verse_id: 'John 3:16', color: nearest }]);
  });

  it('names each row that it cannot read, and takes the others', () => {
    const { notes, unread } = csv(
      `Reference,Note\nJohn 3:16,One.\nNowhere 4:5,Two.\nJohn 3:17,${'x'.repeat(1001)}\n,Four.\nJohn 3:18,\n`,
    );
    expect(notes).toHaveLength(1);
    expect(unread).toEqual([
      { where: 'Row 3', why: '“Nowhere 4:5” is no verse of the Bible' },
      { where: 'Row 4', why: 'Note must be less than 1000 characters' },
      { where: 'Row 5', why: 'It names no verse' },
      { where: 'Row 6', why: 'It has neither a note nor a color' },
    ]);
  });

  it.each([
    ['no rows', 'Reference,Note\n'],
    ['too many rows', 'John 3:16,a\n'.repeat(40_001)],
    ['too many columns', `Reference${',x'.repeat(60)}\nJohn 3:16\n`],
  ])('refuses a file with %s', (_, text) => {
    expect(() => csvTable(text, placesOf)).toThrow(FileRefused);
  });
});

it.each([
  ['is too large', new File([new Uint8Array(5_000_001)], 'a.csv')],
  ['is empty', new File([' \n'], 'a.csv')],
  ['is no text', new File(['PK\u0003\u0004\u0000'], 'a.csv')],
])('refuses a file that %s', async (_, file) => {
  await expect(textOf(file)).rejects.toThrow(FileRefused);
});
