import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../embedded/database/database.ts';
import { ensureModules, type EnsureOptions } from '../packages/ensure-modules.ts';
import type { OnProgress } from '../progress.ts';
import { sources } from '../sources.ts';
import { importedAlready } from './fingerprint.ts';
import { piecesOf, readSource, type Counts, type ReadSource } from './read-source.ts';
import { rowsOf, writeRows } from './write-rows.ts';

export interface ImportOptions extends Omit<EnsureOptions, 'sources'> {
  readonly database: Database;
  /** Packages are kept in its `packages`. */
  readonly dataFolder: string;
}

export interface Imported {
  /** False when everything was there already. */
  readonly imported: boolean;
  /** What each source holds, by its id: `{kjv: {chapters: 1189, slots: 31102, verses: 31102}, …}`. */
  readonly counts: Readonly<Record<string, Counts>>;
}

/**
 * Brings the texts and dictionaries into the database: fetches what is missing, reads it, and writes it in one transaction. When it
 * fails or is stopped at any moment, the database holds what it held before. When nothing has changed it does nothing, in milliseconds.
 * The tables must exist (migrations).
 * @throws ScriptureUnavailable with a sentence for people; the signal's reason when stopped; DatabaseError.
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
    // Of two that import at once, the second waits here, and then finds the work done.
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
