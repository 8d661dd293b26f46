import { setImmediate } from 'node:timers/promises';
import type { Database, Tx } from '@berea/embedded';
import { ensureModules, type EnsureOptions } from '../packages/ensure-modules.ts';
import { sources } from '../sources.ts';
import { importedCounts, isScriptureCurrent, scriptureFingerprint } from './fingerprint.ts';
import { importSource } from './import-source.ts';
import { piecesOf, readSource, type ReadSource } from './read-source.ts';
import type { Counts } from './source-rows.ts';
import { writeBible } from './write-bible.ts';
import { writeCommentary } from './write-commentary.ts';
import { writeLexicon } from './write-lexicon.ts';
import { writeVersions } from './write-versions.ts';

/** Options of `importScripture`. */
export interface ImportOptions extends Omit<EnsureOptions, 'sources'> {
  readonly database: Database;
  /** Packages are stored in its `packages` folder. */
  readonly dataFolder: string;
}

/** The result of `importScripture`. */
export interface Imported {
  /** False when everything was imported already. */
  readonly imported: boolean;
  /** Row counts by source id: `{kjv: {chapters: 1189, slots: 31102, verses: 31102}, …}`. */
  readonly counts: Readonly<Record<string, Counts>>;
}

/**
 * Imports the texts and dictionaries: downloads what is missing, reads it, and writes it in one transaction. When it
 * fails or is aborted, the database is unchanged. When nothing has changed it does nothing and takes milliseconds. The
 * tables must exist (run the migrations first).
 * @throws ScriptureUnavailable with a user-readable sentence; the signal's reason when aborted; DatabaseError.
 */
export async function importScripture({ database, dataFolder, ...options }: ImportOptions): Promise<Imported> {
  const imported = await importSource(database, {
    name: 'scripture',
    isCurrent: (tx) => isScriptureCurrent(tx, dataFolder),
    read: () => readSources(dataFolder, options),
    sources: (all) =>
      all.map(({ source, from, counts }) => ({
        ...source,
        package: from.package,
        packageVersion: from.version,
        counts,
        fingerprint: scriptureFingerprint(source),
      })),
    write: (tx, all) => write(tx, all, options),
  });
  return { imported, counts: await database.tx(importedCounts, { readOnly: true }) };
}

type Reading = Omit<ImportOptions, 'database' | 'dataFolder'>;

async function readSources(dataFolder: string, options: Reading): Promise<ReadSource[]> {
  const modules = await ensureModules(dataFolder, options);
  const all: ReadSource[] = [];
  const total = sources.reduce((sum, source) => sum + piecesOf(source), 0);
  let done = 0;
  for (const source of sources) {
    const reading = readSource(source, modules.get(source.module)!);
    for (let step = reading.next(); ; step = reading.next()) {
      if (step.done) {
        all.push(step.value);
        break;
      }
      options.onProgress?.({ phase: 'reading', done: ++done, total, label: source.name });
      await setImmediate(undefined, { signal: options.signal });
    }
  }
  return all;
}

async function write(tx: Tx, all: readonly ReadSource[], { onProgress, signal }: Reading): Promise<void> {
  const bibles = all.flatMap(({ source }) => (source.kind === 'bible' ? [source] : []));
  await writeVersions(tx, new Map(bibles.map(({ id, versionId }) => [versionId, id])));
  const total = all.reduce((sum, read) => sum + rowsOf(read), 0);
  let done = 0;
  for (const read of all) {
    const onRows = (rows: number) => {
      done += rows;
      onProgress?.({ phase: 'writing', done, total, label: read.source.name });
    };
    if ('chapters' in read) await writeBible(tx, read, { signal, onRows });
    else if ('commentary' in read) await writeCommentary(tx, read, { signal, onRows });
    else await writeLexicon(tx, read, { signal, onRows });
  }
}

/** How many rows a source becomes. */
function rowsOf(read: ReadSource): number {
  if ('chapters' in read)
    return read.chapters.length + read.chapters.reduce((sum, chapter) => sum + chapter.verses.length, 0);
  if ('commentary' in read)
    return read.commentary.reduce((sum, chapter) => sum + chapter.outline.length + chapter.sections.length, 0);
  return read.entries.length;
}
