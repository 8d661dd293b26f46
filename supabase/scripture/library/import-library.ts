import type { Database } from '../../embedded/database/database.ts';
import { importCrossReferences } from '../cross-references/import-cross-references.ts';

export interface ImportLibraryOptions {
  readonly database: Database;
  readonly dataFolder: string;
  readonly signal?: AbortSignal | undefined;
  /** Gets one line for each part that was brought in, and one for each that could not be had. */
  readonly onLine?: (line: string) => void;
}

/**
 * Brings in what questions are answered from, after importScripture and importWords. When nothing has changed it does nothing, in milliseconds.
 * @returns whether anything was written
 * @throws ScriptureUnavailable; the signal's reason when stopped; DatabaseError
 */
export async function importLibrary({ database, signal }: ImportLibraryOptions): Promise<boolean> {
  return importCrossReferences(database, signal);
}
