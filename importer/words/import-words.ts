import { createHash } from 'node:crypto';
import { bookById, defaultVersionId } from '@berea/scripture';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { Database, Tx } from '@berea/embedded';
import { ensureModules } from '../packages/ensure-modules.ts';
import { bibleSources } from '../sources.ts';
import { readVerseText } from '../sword/verse-text.ts';
import { ScriptureUnavailable } from '../unavailable.ts';
import { inWords, measure, mustCover } from './coverage.ts';
import { hebrewBible, pointedLemmas, versionOf } from './hebrew-bible.ts';
import { taggedKingJames, tagsOfTheModule } from './sources.ts';
import { fetchTaggedKingJames, findTaggedKingJames, type TaggedFile } from './tagged-king-james.ts';
import { readTaggedMarkup } from './tagged-markup.ts';
import type { TaggedText } from './tagged-text.ts';
import { addVerse, emptyRows, type PlainVerse } from './word-rows.ts';
import { writeWords } from './write-words.ts';

/** Increment when the same packages would produce different rows. */
const revision = 1;

/** Options of `importWords`. */
export interface ImportWordsOptions {
  readonly database: Database;
  readonly dataFolder: string;
  readonly signal?: AbortSignal | undefined;
  /** Called with one line about the coverage, and one when the tags come from the fallback source. */
  readonly onLine?: (line: string) => void;
  /** Whether to download `bibledit-data` when it is missing. */
  readonly fetch?: boolean;
}

/**
 * Builds the concordance and the word-by-word detail from the King James Version in the database, in one transaction.
 * Run it after importScripture. When nothing has changed it does nothing and takes milliseconds. Without
 * `bibledit-data` it falls back to the module's own tags.
 * @returns whether anything was written
 * @throws ScriptureUnavailable when the tags cover less than they must; the signal's reason when aborted; DatabaseError
 */
export async function importWords({
  database,
  dataFolder,
  signal,
  onLine,
  fetch = true,
}: ImportWordsOptions): Promise<boolean> {
  const before = await database.tx((tx) => stateOf(tx), { readOnly: true });
  const here = findTaggedKingJames(dataFolder, { quick: true });
  if (before.stored?.fingerprint === before.expected && (!here || isFrom(before.stored, here))) return false;

  const file = await taggedFile(dataFolder, { signal, onLine, fetch });
  const [tagged, hebrew] = [
    file ? await readTaggedMarkup([file.read()], signal) : await tagsFromModule(dataFolder, signal),
    await hebrewBible(signal),
  ];
  const verses = await database.tx(readVerses, { readOnly: true });
  const rows = emptyRows();
  for (const [index, verse] of verses.entries()) {
    addVerse(rows, verse, tagged, hebrew);
    if (index % 1000 === 0) await setImmediate(undefined, { signal });
  }
  const coverage = measure(rows, await database.tx(lexiconNumbers, { readOnly: true }));
  if (file) mustCover(coverage);
  onLine?.(inWords(coverage, rows));

  return database.tx(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('berea words import'))`);
    const { stored, expected } = await stateOf(tx);
    if (expected !== before.expected)
      throw new ScriptureUnavailable('The King James Version changed while its words were being read; start again.');
    const from = file ?? { package: kingJames!.debianPackage, version: 'own tags' };
    if (stored?.fingerprint === expected && isFrom(stored, from)) return false;
    await writeWords(tx, {
      rows,
      lemmas: pointedLemmas(),
      coverage,
      fingerprint: expected,
      signal,
      tags: { ...(file ? taggedKingJames : tagsOfTheModule), package: from.package, package_version: from.version },
    });
    return true;
  });
}

const storedTags = z.object({ package: z.string(), package_version: z.string(), fingerprint: z.string() });
const textSource = storedTags.extend({ id: z.string() });

const isFrom = (stored: z.infer<typeof storedTags>, from: Pick<TaggedFile, 'package' | 'version'>): boolean =>
  stored.package === from.package && stored.package_version === from.version;

async function stateOf(tx: Tx) {
  const { rows } = await tx.query(`select package, package_version, fingerprint from public.sources where id = $1`, [
    taggedKingJames.id,
  ]);
  const restsOn = z
    .array(textSource)
    .length(3, 'The King James Version and the dictionaries must be imported first')
    .parse(
      (
        await tx.query(
          `select id, fingerprint, package, package_version from public.sources where id in ('kjv', 'strongs-hebrew', 'strongs-greek') order by id`,
        )
      ).rows,
    );
  const packages = [restsOn, versionOf('morphhb'), versionOf('strongs')];
  return {
    stored: rows[0] && storedTags.parse(rows[0]),
    expected: createHash('sha256').update(JSON.stringify({ revision, packages })).digest('hex').slice(0, 16),
  };
}

async function lexiconNumbers(tx: Tx): Promise<Set<string>> {
  const { rows } = await tx.query('select strongs from public.lexicon');
  return new Set(rows.map((row) => z.string().parse(row['strongs'])));
}

async function taggedFile(
  dataFolder: string,
  { signal, onLine, fetch }: Pick<ImportWordsOptions, 'signal' | 'onLine' | 'fetch'>,
): Promise<TaggedFile | undefined> {
  const found = findTaggedKingJames(dataFolder);
  if (found || !fetch) return found;
  try {
    await fetchTaggedKingJames(dataFolder, signal);
  } catch (error) {
    signal?.throwIfAborted();
    onLine?.(
      `bibledit-data could not be fetched (${String(error).split('\n')[0]!.slice(0, 160)}): the King James Version's own tags serve instead`,
    );
  }
  return findTaggedKingJames(dataFolder);
}

const [kingJames] = bibleSources.filter(({ versionId }) => versionId === defaultVersionId);

async function tagsFromModule(dataFolder: string, signal: AbortSignal | undefined): Promise<TaggedText> {
  const modules = await ensureModules(dataFolder, { sources: [kingJames!], signal });
  const { module } = modules.get(kingJames!.module)!;
  const verses = new Map<string, TaggedText extends ReadonlyMap<string, infer Pieces> ? Pieces : never>();
  for (const { book, entries } of readVerseText(module, kingJames!.versification)) {
    for (const { chapter, verse, text } of entries.filter((entry) => entry.verse > 0)) {
      // Lines, paragraphs and quotations cross verses here. Keep only the elements that describe a word or exclude
      // words from the text.
      const key = `${book.id}.${chapter}.${verse}`;
      const markup = text.replace(/<(?!\/?(?:w|transChange|note|title)\b)[^>]*>/g, '');
      const read = await readTaggedMarkup([`<osis><verse sID="${key}"/>${markup}<verse eID="${key}"/></osis>`]);
      verses.set(key, read.get(key) ?? []);
    }
    await setImmediate(undefined, { signal });
  }
  return verses;
}

const verseRow = z
  .tuple([z.string(), z.int(), z.int(), z.int(), z.string()])
  .transform(([book, chapter, verse, position, text]): PlainVerse => ({ book, chapter, verse, position, text }));

async function readVerses(tx: Tx): Promise<PlainVerse[]> {
  const { rows } = await tx.query(
    'select book, chapter, verse, position, text from public.verses where version_id = $1 order by position',
    [defaultVersionId],
  );
  const verses = rows.map((row) =>
    verseRow.parse([row['book'], row['chapter'], row['verse'], row['position'], row['text']]),
  );
  for (const { book } of verses)
    if (!bookById(book)) throw new Error(`The table of verses holds an unknown book: ${book}`);
  return verses;
}
