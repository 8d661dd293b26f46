import { setImmediate } from 'node:timers/promises';
import type { Database } from '@berea/embedded';
import { ensureModules, type EnsureOptions } from '../packages/ensure-modules.ts';
import type { OnProgress } from '../progress.ts';
import { sources } from '../sources.ts';
import { importedAlready } from './fingerprint.ts';
import { piecesOf, readSource, type Counts, type ReadSource } from './read-source.ts';
import { rowsOf, writeRows } from './write-rows.ts';

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
  const { onProgress, signal } = options;
  const before = await database.tx((tx) => importedAlready(tx, dataFolder), { readOnly: true });
  if (before) return { imported: false, counts: before };

  const modules = await ensureModules(dataFolder, options);
  const all: ReadSource[] = [];
  const pieces = sources.reduce((sum, source) => sum + piecesOf(source), 0);
  let piecesRead = 0;
  for (const source of sources) {
    const reading = readSource(source, modules.get(source.module)!);
    for (let step = reading.next(); ; step = reading.next()) {
      if (step.done) {
        all.push(step.value);
        break;
      }
      onProgress?.({ phase: 'reading', done: ++piecesRead, total: pieces, label: source.name });
      await setImmediate(undefined, { signal });
    }
  }

  return database.tx(async (tx) => {
    // If two imports run at once, the second waits here and then finds the work done.
    await tx.query(`select pg_advisory_xact_lock(hashtext('berea scripture import'))`);
    const meanwhile = await importedAlready(tx, dataFolder);
    if (meanwhile) return { imported: false, counts: meanwhile };
    await write(all, tx, onProgress, signal);
    return { imported: true, counts: Object.fromEntries(all.map(({ source, counts }) => [source.id, counts])) };
  });
}

async function write(
  all: readonly ReadSource[],
  tx: Parameters<typeof writeRows>[0],
  onProgress: OnProgress | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  const total = all.reduce((sum, read) => sum + rowsOf(read), 0);
  let done = 0;
  await writeRows(tx, all, (rows, label) => {
    done += rows;
    onProgress?.({ phase: 'writing', done, total, label });
    signal?.throwIfAborted();
  });
}
