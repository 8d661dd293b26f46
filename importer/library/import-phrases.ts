import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { Database, Tx } from '@berea/embedded';
import { phraseTerms } from '@berea/search/text';
import { fingerprintOf, importSource } from '../import/import-source.ts';
import { insertRows } from '../import/insert-rows.ts';

/** Increment when the same texts would produce a different index, and when phraseTerms changes. */
const revision = 4;

/** A word that more verses have does not tell them apart: only how many there are is kept. */
const mostVerses = 4000;

/** Verses read at a time. */
const atOnce = 8000;

const texts = z.array(z.tuple([z.int(), z.string()]));

/**
 * Computes which verses have which words, over every version in the database, and writes it in one transaction. Does
 * nothing when nothing has changed.
 * @returns whether anything was written
 * @throws the signal's reason when aborted; DatabaseError
 */
export const importPhrases = (database: Database, signal?: AbortSignal): Promise<boolean> =>
  importSource(database, {
    name: 'phrase index',
    isCurrent: async (tx) => (await builtFingerprint(tx)) === (await expectedFingerprint(tx)),
    async read() {
      const fingerprint = await database.tx(expectedFingerprint, { readOnly: true });
      return { fingerprint, words: await wordsOf(database, signal) };
    },
    sources: () => [],
    async write(tx, { fingerprint, words }) {
      await tx.exec('truncate public.phrase_words');
      await insertRows(
        tx,
        `insert into public.phrase_words (term, verses, positions)
         select term, verses, positions::integer[] from json_to_recordset($1::json) as row (term text, verses integer, positions text)`,
        Array.from(words, ([term, positions]) => ({
          term,
          verses: positions.size,
          positions:
            positions.size > mostVerses ? '{}' : `{${[...positions].toSorted((one, other) => one - other).join()}}`,
        })),
        { signal },
      );
      await tx.exec('analyze public.phrase_words');
      // If the texts changed meanwhile, this is not their fingerprint, and the next start computes the index again.
      await tx.query(
        `insert into public.phrase_words_built (fingerprint) values ($1)
         on conflict (one) do update set fingerprint = excluded.fingerprint, built_at = now()`,
        [fingerprint],
      );
    },
  });

/** The positions of the verses that have a word, by its term. */
async function wordsOf(database: Database, signal: AbortSignal | undefined): Promise<Map<string, Set<number>>> {
  const words = new Map<string, Set<number>>();
  for (let offset = 0; ; offset += atOnce) {
    const read = await database.tx(
      async (tx) =>
        texts.parse(
          (
            await tx.query<{ all: unknown }>(
              `select coalesce(json_agg(json_build_array(position, text)), '[]') as all
               from (select position, text from public.verses order by position, version_id offset $1 limit $2) as v`,
              [offset, atOnce],
            )
          ).rows[0]!.all,
        ),
      { readOnly: true },
    );
    for (const [position, text] of read) {
      for (const term of phraseTerms(text)) {
        const positions = words.get(term) ?? new Set();
        words.set(term, positions);
        positions.add(position);
      }
    }
    if (read.length < atOnce) return words;
    await setImmediate(undefined, { signal });
  }
}

async function builtFingerprint(tx: Tx): Promise<string | undefined> {
  const { rows } = await tx.query('select fingerprint from public.phrase_words_built');
  return rows[0] && z.string().parse(rows[0]['fingerprint']);
}

/** Fingerprint of this importer and of every version. */
async function expectedFingerprint(tx: Tx): Promise<string> {
  const { rows } = await tx.query(
    `select id, package_version, fingerprint from public.sources where kind = 'bible' order by id`,
  );
  return fingerprintOf({ revision, rows });
}
