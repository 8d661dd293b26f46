import type { Database } from '@berea/embedded';
import { importContent } from './content/import-content.ts';
import { importScripture } from './import/import-scripture.ts';
import { NotImported, type ImportTarget } from './import/import-source.ts';
import { importLibrary } from './library/import-library.ts';
import type { OnProgress } from './progress.ts';
import { importAmericanStandard } from './versions/import-versions.ts';
import { importWords } from './words/import-words.ts';

/** The steps that are reported by name. */
type ImportStep = 'scripture' | 'words' | 'library';

export interface ImportAllOptions {
  /** Migrated already. */
  readonly database: Database;
  /** Packages are downloaded into its `packages` folder. */
  readonly dataFolder: string;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: OnProgress;
  /** Called with one line about each part that was imported or is not available. */
  readonly onLine?: (line: string) => void;
  /** Wraps each step, to report how long it takes. */
  readonly step?: (name: ImportStep, run: () => Promise<unknown>) => Promise<unknown>;
}

/**
 * Imports everything the product reads, in the only order that works: words need the King James Version, and the library needs both. Steps
 * that are up to date take milliseconds.
 * @throws what the steps throw: ScriptureUnavailable, DatabaseError, the signal's reason when aborted
 */
export async function importAll({ onProgress, step = (_, run) => run(), ...options }: ImportAllOptions): Promise<void> {
  await importContent(options.database, options.signal);
  await step('scripture', () => importScripture({ ...options, onProgress }));
  await step('words', () => importWords(options));
  await importAmericanStandard(options);
  await step('library', () => importLibrary(options));
}

/**
 * Whether `importAll` would find everything imported, in milliseconds. Packages of the library that are missing are
 * tried for again, and those that came make the answer false.
 * @throws what `importAll` throws
 */
export async function isAllImported({ database, ...options }: ImportAllOptions): Promise<boolean> {
  const asked: ImportTarget = { ...database, onlyAsked: true };
  try {
    await importAll({ ...options, database: asked });
    return true;
  } catch (error) {
    if (error instanceof NotImported) return false;
    throw error;
  }
}
