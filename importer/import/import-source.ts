import { createHash } from 'node:crypto';
import type { Database, Tx } from '@berea/embedded';
import { storedSource, upsertSources, type SourceRow } from './source-rows.ts';

/** What one import reads and writes. */
export interface SourceImport<Read> {
  /** The source, or what is made of several. Two imports with one name wait for each other. */
  readonly name: string;
  /** Whether the database holds what would be written. Asked before reading, and again when nobody else is writing. */
  readonly isCurrent: (tx: Tx) => Promise<boolean>;
  /** Reads and checks everything; nothing is locked meanwhile. */
  readonly read: () => Read | Promise<Read>;
  /** The rows of `public.sources` that the other rows refer to. They are written first. */
  readonly sources: (read: Read) => readonly SourceRow[];
  /** Replaces what was imported before. */
  readonly write: (tx: Tx, read: Read) => Promise<void>;
}

/** A database that is only asked whether everything is imported. */
export interface ImportTarget extends Database {
  readonly onlyAsked?: boolean;
}

/** The database does not hold what would be imported. Thrown where it is only asked. */
export class NotImported extends Error {
  override readonly name = 'NotImported';
}

/**
 * Imports a source unless the database is current, in one transaction: when anything throws, the database is unchanged.
 * When it is current, this takes milliseconds.
 * @returns whether anything was written
 * @throws NotImported where the database is only asked and not current; what the import's functions throw; DatabaseError
 */
export async function importSource<Read>(
  database: ImportTarget,
  { name, isCurrent, read, sources, write }: SourceImport<Read>,
): Promise<boolean> {
  if (await database.tx(isCurrent, { readOnly: true })) return false;
  if (database.onlyAsked) throw new NotImported(name);
  const content = await read();
  return database.tx(async (tx) => {
    // If two imports run at once, the second waits here and then finds the work done.
    await tx.query(`select pg_advisory_xact_lock(hashtext('berea import ' || $1))`, [name]);
    if (await isCurrent(tx)) return false;
    await upsertSources(tx, sources(content));
    await write(tx, content);
    return true;
  });
}

/** Sixteen hexadecimal digits that change with anything that JSON shows of `parts`. */
export const fingerprintOf = (parts: object): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/** The `isCurrent` of an import that writes one source. */
export const hasFingerprint =
  (sourceId: string, fingerprint: string): SourceImport<unknown>['isCurrent'] =>
  async (tx) =>
    (await storedSource(tx, sourceId))?.fingerprint === fingerprint;
