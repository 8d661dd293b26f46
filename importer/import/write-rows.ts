import { positionOf, versions } from '@berea/scripture';
import { z } from 'zod';
import type { Tx } from '@berea/embedded';
import { ScriptureUnavailable } from '../unavailable.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Chapter } from '../osis/chapter-writer.ts';
import type { Counts, ReadSource } from './read-source.ts';
import { upsertSources } from './upsert-sources.ts';

/** Called after each batch. `written`: rows in the batch; `label`: what they belong to. */
export type OnRows = (written: number, label: string) => void | Promise<void>;

/**
 * Rows per statement: large enough to make the round trip negligible, small enough to report progress and abort in
 * between.
 */
const batchSize = { chapters: 100, verses: 2000, lexicon: 1000, commentary: 1000 };

/** How many rows `writeRows` will report in all. */
export function rowsOf(read: ReadSource): number {
  if ('chapters' in read)
    return read.chapters.length + read.chapters.reduce((sum, chapter) => sum + chapter.verses.length, 0);
  if ('commentary' in read)
    return read.commentary.reduce((sum, chapter) => sum + chapter.outline.length + chapter.sections.length, 0);
  return read.entries.length;
}

/** Replaces everything these sources imported before. Call it in a transaction that is rolled back when it throws. */
export async function writeRows(tx: Tx, all: readonly ReadSource[], onRows: OnRows): Promise<void> {
  await writeSources(tx, all);
  await writeVersions(tx, all);
  for (const read of all) {
    if ('chapters' in read) await writeBible(tx, read, onRows);
    else if ('commentary' in read) await writeCommentary(tx, read, onRows);
    else await writeLexicon(tx, read, onRows);
  }
}

async function writeSources(tx: Tx, all: readonly ReadSource[]): Promise<void> {
  const rows = all.map(({ source, from, counts }) => ({
    id: source.id,
    kind: source.kind,
    name: source.name,
    language: source.language,
    licence: source.licence,
    licence_url: source.licenceUrl ?? null,
    origin: source.origin,
    origin_url: source.originUrl,
    package: from.package,
    package_version: from.version,
    counts,
    fingerprint: fingerprintOf(source),
  }));
  await upsertSources(tx, rows);
}

async function writeVersions(tx: Tx, all: readonly ReadSource[]): Promise<void> {
  const sourceOf = new Map(
    all.flatMap(({ source }) => (source.kind === 'bible' ? [[source.versionId, source.id] as const] : [])),
  );
  const rows = versions.map((version, position) => ({
    ...version,
    position,
    source_id: sourceOf.get(version.id) ?? null,
  }));
  // A version without a source here may have one that is fetched separately (versions/import-versions.ts): keep that
  // one.
  await tx.query('delete from public.bible_versions where id <> all ($1::text[])', [
    versions.map((version) => version.id),
  ]);
  // Moves the rows out of the way first, so that a changed order does not violate the unique constraint.
  await tx.query('update public.bible_versions set position = -1 - position');
  await tx.query(
    `insert into public.bible_versions (id, name, abbreviation, language, position, source_id)
     select * from json_to_recordset($1::json) as row (id text, name text, abbreviation text, language text, position smallint, source_id text)
     on conflict (id) do update set
       name = excluded.name, abbreviation = excluded.abbreviation, language = excluded.language, position = excluded.position, source_id = coalesce(excluded.source_id, bible_versions.source_id)`,
    [JSON.stringify(rows)],
  );
}

/** The parts of a text that `writeBible` needs. */
export interface ReadBible {
  readonly source: { readonly name: string; readonly versionId: string };
  readonly counts: Counts;
  readonly chapters: readonly Chapter[];
}

/** Replaces a version's chapters and verses. */
export async function writeBible(tx: Tx, { source, counts, chapters }: ReadBible, onRows: OnRows): Promise<void> {
  const of = [source.versionId];
  await tx.query('delete from public.chapters where version_id = $1', of);
  await tx.query('delete from public.verses where version_id = $1', of);

  const chapterRows = chapters.map(({ book, chapter, content }) => ({ book: book.id, chapter, content }));
  await inBatches(chapterRows, batchSize.chapters, source.name, onRows, (batch) =>
    tx.query(
      `insert into public.chapters (version_id, book, chapter, content)
       select $2, * from json_to_recordset($1::json) as row (book text, chapter smallint, content text)`,
      [batch, source.versionId],
    ),
  );
  const verseRows = chapters.flatMap(({ book, chapter, verses }) =>
    verses.map(({ verse, text }) => ({
      book: book.id,
      chapter,
      verse,
      position: positionOf({ book, chapter, verse }),
      text,
    })),
  );
  await inBatches(verseRows, batchSize.verses, source.name, onRows, (batch) =>
    tx.query(
      `insert into public.verses (version_id, book, chapter, verse, position, text)
       select $2, * from json_to_recordset($1::json) as row (book text, chapter smallint, verse smallint, position integer, text text)`,
      [batch, source.versionId],
    ),
  );
  await mustHold(
    tx,
    source.name,
    'verses',
    counts['verses'],
    'select count(*) as rows from public.verses where version_id = $1',
    of,
  );
  await mustHold(
    tx,
    source.name,
    'chapters',
    counts['chapters'],
    'select count(*) as rows from public.chapters where version_id = $1',
    of,
  );
}

async function writeLexicon(
  tx: Tx,
  { source, counts, entries }: Extract<ReadSource, { entries: unknown }>,
  onRows: OnRows,
): Promise<void> {
  await tx.query('delete from public.lexicon where source_id = $1', [source.id]);
  await inBatches(entries, batchSize.lexicon, source.name, onRows, (batch) =>
    tx.query(
      `insert into public.lexicon (strongs, language, lemma, transliteration, pronunciation, definition, source_id)
       select row.*, $2 from json_to_recordset($1::json) as row
         (strongs text, language text, lemma text, transliteration text, pronunciation text, definition text)`,
      [batch, source.id],
    ),
  );
  await mustHold(
    tx,
    source.name,
    'words',
    counts['words'],
    'select count(*) as rows from public.lexicon where source_id = $1',
    [source.id],
  );
}

async function writeCommentary(
  tx: Tx,
  { source, counts, commentary }: Extract<ReadSource, { commentary: unknown }>,
  onRows: OnRows,
): Promise<void> {
  await tx.query('delete from public.commentary_outlines where source_id = $1', [source.id]);
  await tx.query('delete from public.commentary_sections where source_id = $1', [source.id]);

  const points = commentary.flatMap(({ book, chapter, outline }) =>
    outline.map(({ title, firstVerse, lastVerse }, index) => ({
      book: book.id,
      chapter,
      position: index + 1,
      title,
      first_verse: firstVerse,
      last_verse: lastVerse,
    })),
  );
  await inBatches(points, batchSize.commentary, source.name, onRows, (batch) =>
    tx.query(
      `insert into public.commentary_outlines (source_id, book, chapter, position, title, first_verse, last_verse)
       select $2, * from json_to_recordset($1::json) as row (book text, chapter smallint, position smallint, title text, first_verse smallint, last_verse smallint)`,
      [batch, source.id],
    ),
  );
  const sections = commentary.flatMap(({ book, chapter, sections: own }) =>
    own.map(({ firstVerse, lastVerse, text }) => ({
      book: book.id,
      chapter,
      first_verse: firstVerse,
      last_verse: lastVerse,
      text,
    })),
  );
  await inBatches(sections, batchSize.commentary, source.name, onRows, (batch) =>
    tx.query(
      `insert into public.commentary_sections (source_id, book, chapter, first_verse, last_verse, text)
       select $2, * from json_to_recordset($1::json) as row (book text, chapter smallint, first_verse smallint, last_verse smallint, text text)`,
      [batch, source.id],
    ),
  );
  await mustHold(
    tx,
    source.name,
    'outlines',
    counts['outlines'],
    'select count(*) as rows from public.commentary_outlines where source_id = $1',
    [source.id],
  );
  await mustHold(
    tx,
    source.name,
    'sections',
    counts['sections'],
    'select count(*) as rows from public.commentary_sections where source_id = $1',
    [source.id],
  );
}

/** Calls `write` with each batch as JSON. */
async function inBatches<T>(
  rows: readonly T[],
  size: number,
  label: string,
  onRows: OnRows,
  write: (batch: string) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += size) {
    const batch = rows.slice(start, start + size);
    await write(JSON.stringify(batch));
    await onRows(batch.length, label);
  }
}

const counted = z.tuple([z.object({ rows: z.coerce.number() })]);

async function mustHold(
  tx: Tx,
  name: string,
  what: string,
  expected: number | undefined,
  sql: string,
  params: readonly unknown[],
): Promise<void> {
  const [{ rows }] = counted.parse((await tx.query(sql, params)).rows);
  if (rows !== expected)
    throw new ScriptureUnavailable(
      `The database took ${rows} of ${expected ?? 0} ${what} of ${name}: nothing was imported.`,
    );
}
