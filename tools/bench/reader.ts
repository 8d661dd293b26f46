import { DatabaseSync } from 'node:sqlite';
import { defaultVersionId } from '@berea/scripture';
import type { Database } from '@berea/embedded';
import { benchFunctions } from './functions.ts';

/** The same verses in SQLite with FTS5, in memory: whole words in any case, no stemming. */
async function fts5(database: Database): Promise<(word: string) => number> {
  const { rows } = await database.tx(
    (tx) =>
      tx.query('select position, text from public.verses where version_id = $1 order by position', [defaultVersionId]),
    { readOnly: true },
  );
  const sqlite = new DatabaseSync(':memory:');
  sqlite.exec(`create virtual table verses using fts5 (text, tokenize = "unicode61 tokenchars '''’-'")`);
  const insert = sqlite.prepare('insert into verses (rowid, text) values (?, ?)');
  sqlite.exec('begin');
  for (const row of rows) insert.run(Number(row['position']), String(row['text']));
  sqlite.exec('commit');
  const select = sqlite.prepare('select rowid, text from verses where verses match ? order by rowid');
  // Serialised as a response, because the product does that too.
  return (word) => JSON.stringify(select.all(`"${word}"`)).length;
}

/**
 * Measures the calls the reader waits for, warm, one request at a time: a chapter, "love" and "the" (24,091 verses)
 * through the full stack (HTTP, gateway, function, REST, row-level security, PGlite), compared with the same words in
 * SQLite's FTS5, in the same process at the same time.
 */
export const benchReader = (): Promise<string> =>
  benchFunctions({}, async (call, database) => {
    const sqlite = await fts5(database);
    return [
      [
        'bible-chapter, John 3',
        300,
        () => call('bible-chapter', { book: 'John', chapter: 3, bibleId: defaultVersionId }, 'data-number'),
      ],
      ['verse-detail, John 3:16', 300, () => call('verse-detail', { verseId: 'John 3:16' }, 'ἀγαπάω')],
      ['concordance-search, "love"', 300, () => call('concordance-search', { query: 'love' }, '"occurrences":310')],
      ['  the same in FTS5, without HTTP', 300, () => sqlite('love')],
      [
        'concordance-search, "the", complete',
        20,
        () => call('concordance-search', { query: 'the' }, 'Revelation 22:21'),
      ],
      ['  the same in FTS5, without HTTP', 20, () => sqlite('the')],
      [
        'scripture-search, "living water"',
        300,
        () => call('scripture-search', { query: '"living water"', version: defaultVersionId }, 'John 4:10'),
      ],
      [
        'scripture-search, words that are everywhere',
        20,
        () => call('scripture-search', { query: '"I am the LORD"', version: defaultVersionId }, 'Leviticus 11:44'),
      ],
      ['strongs-search, G26', 300, () => call('strongs-search', { strongs: 'G26' }, '"occurrences":116')],
    ];
  });
