import { bookById, defaultVersionId } from '@berea/scripture';
import { z } from 'zod';
import type { Database, Tx } from '@berea/embedded';
import { fingerprintOf, importSource } from '../import/import-source.ts';
import { storedSource, storedSources } from '../import/source-rows.ts';
import { ScriptureUnavailable } from '../unavailable.ts';
import { inWords, measure, mustCover } from './coverage.ts';
import { hebrewBible, pointedLemmas, versionOf } from './hebrew-bible.ts';
import { kingJames, tagsFromModule } from './module-tags.ts';
import { hebrewBibleSource, pointedLemmaSource, taggedKingJames, tagsOfTheModule } from './sources.ts';
import { fetchTaggedKingJames, findTaggedKingJames, type TaggedFile } from './tagged-king-james.ts';
import { readTaggedMarkup } from './tagged-markup.ts';
import type { TaggedBook, TaggedText } from './tagged-text.ts';
import { addVerse, emptyRows, type PlainVerse, type WordRows } from './word-rows.ts';
import { writeWords } from './write-words.ts';

/** Increment when the same packages would produce different rows. */
const revision = 4;

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
  let from: PackageVersion | undefined = findTaggedKingJames(dataFolder, { quick: true });
  return importSource(database, {
    name: 'words',
    async isCurrent(tx) {
      const stored = await storedSource(tx, taggedKingJames.id);
      return (
        stored?.fingerprint === (await expectedFingerprint(tx)) &&
        (!from || (stored.package === from.package && stored.packageVersion === from.version))
      );
    },
    async read() {
      const fingerprint = await database.tx(expectedFingerprint, { readOnly: true });
      const file = await taggedFile(dataFolder, { signal, onLine, fetch });
      from = file ?? { package: kingJames.debianPackage, version: 'own tags' };
      const tagged = file ? readTaggedMarkup(file.read(), signal) : tagsFromModule(dataFolder, signal);
      const rows = await wordRows(await database.tx(readVerses, { readOnly: true }), tagged);
      const coverage = measure(rows, await database.tx(lexiconNumbers, { readOnly: true }));
      if (file) mustCover(coverage);
      onLine?.(inWords(coverage, rows));
      const tags = {
        ...(file ? taggedKingJames : tagsOfTheModule),
        package: from.package,
        packageVersion: from.version,
        counts: { ...coverage, ...rows.pairings },
      };
      return { rows, lemmas: pointedLemmas(), tags, fingerprint };
    },
    sources: ({ tags, lemmas, fingerprint }) =>
      [
        tags,
        { ...hebrewBibleSource, package: 'npm morphhb', packageVersion: versionOf('morphhb') },
        {
          ...pointedLemmaSource,
          package: 'npm strongs',
          packageVersion: versionOf('strongs'),
          counts: { words: lemmas.size },
        },
      ].map((row) => ({ ...row, fingerprint })),
    async write(tx, { rows, lemmas, fingerprint }) {
      if ((await expectedFingerprint(tx)) !== fingerprint)
        throw new ScriptureUnavailable('The King James Version changed while its words were being read; start again.');
      await writeWords(tx, rows, lemmas, signal);
    },
  });
}

/**
 * The rows of all verses. What is tagged and what is Hebrew is read and forgotten book by book.
 * @throws ScriptureUnavailable when the tagged books are not those of the Bible, in its order
 */
async function wordRows(verses: readonly PlainVerse[], tagged: AsyncIterable<TaggedBook>): Promise<WordRows> {
  const rows = emptyRows();
  const hebrew = hebrewBible();
  const left = [...Map.groupBy(verses, ({ book }) => book)];
  const none: TaggedText = new Map();
  const add = ([book, ofBook]: (typeof left)[number], tags = none): void => {
    const words = hebrew(book);
    for (const verse of ofBook) addVerse(rows, verse, tags, words);
  };
  for await (const { book, verses: tags } of tagged) {
    const at = left.findIndex(([id]) => id === book);
    if (at === -1)
      throw new ScriptureUnavailable(`The tagged text has ${book} where it is not expected: it was not imported.`);
    for (const without of left.splice(0, at)) add(without);
    for (const tagsOf of left.splice(0, 1)) add(tagsOf, tags);
  }
  for (const without of left) add(without);
  return rows;
}

type PackageVersion = Pick<TaggedFile, 'package' | 'version'>;

/** Of this importer, the text and the dictionaries in the database, and the installed packages. */
async function expectedFingerprint(tx: Tx): Promise<string> {
  const texts = await storedSources(tx, ['kjv', 'strongs-greek', 'strongs-hebrew']);
  if (texts.length !== 3) throw new Error('The King James Version and the dictionaries must be imported first');
  const restsOn = texts.map(({ id, fingerprint, package: name, packageVersion }) => ({
    package: name,
    package_version: packageVersion,
    fingerprint,
    id,
  }));
  return fingerprintOf({ revision, packages: [restsOn, versionOf('morphhb'), versionOf('strongs')] });
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
