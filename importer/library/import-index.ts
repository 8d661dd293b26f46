import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { Database, Tx } from '@berea/embedded';
import { fingerprintOf, importSource } from '../import/import-source.ts';
import { insertRows } from '../import/insert-rows.ts';
import type { Counts } from '../import/source-rows.ts';
import { readTexts } from './read-texts.ts';
import { renderingsOf, type Renderings } from './renderings.ts';
import { buildIndex, tuned, type SearchIndex } from './search-index.ts';

/** Increment when the same texts would produce a different index, and when termsOf changes. */
const revision = 3;

/**
 * Computes the search index from the database and writes it, in one transaction. Does nothing when nothing has changed.
 * @returns what was written; undefined when nothing had to be written
 * @throws the signal's reason when aborted; DatabaseError
 */
export async function importIndex(database: Database, signal?: AbortSignal): Promise<Counts | undefined> {
  let counts: Counts | undefined;
  await importSource(database, {
    name: 'search index',
    isCurrent: async (tx) => (await builtFingerprint(tx)) === (await expectedFingerprint(tx)),
    async read() {
      const { texts, fingerprint } = await database.tx(
        async (tx) => ({ texts: await readTexts(tx), fingerprint: await expectedFingerprint(tx) }),
        { readOnly: true },
      );
      const building = buildIndex(texts);
      let step = building.next();
      for (; !step.done; step = building.next()) await setImmediate(undefined, { signal });
      return { index: step.value, renderings: renderingsOf(texts.renderings), fingerprint };
    },
    sources: () => [],
    async write(tx, { index, renderings, fingerprint }) {
      await write(tx, index, renderings, signal);
      const pairs = [...index.postings.values()].reduce((sum, { positions }) => sum + positions.length, 0);
      counts = { verses: index.priors.size, terms: index.postings.size, pairs, renderings: renderings.size };
      // If the texts changed while the index was computed, this is not their fingerprint, and the next start computes
      // it again.
      await tx.query(
        `insert into public.search_built (fingerprint, counts) values ($1, $2)
         on conflict (one) do update set fingerprint = excluded.fingerprint, counts = excluded.counts, built_at = now()`,
        [fingerprint, counts],
      );
    },
  });
  return counts;
}

async function write(
  tx: Tx,
  { priors, postings }: SearchIndex,
  renderings: Renderings,
  signal: AbortSignal | undefined,
): Promise<void> {
  await tx.exec('truncate public.search_verses, public.search_postings, public.word_renderings');
  await tx.exec(
    `create temporary table named_verses as
     select p.position, array_agg(distinct h.id) as headings
     from public.topic_headings h
     cross join lateral generate_series(1, cardinality(h.passages), 2) as nth (at)
     cross join lateral generate_series(h.passages[at], h.passages[at + 1]) as p (position)
     group by p.position`,
  );
  await insertRows(
    tx,
    `insert into public.search_verses (position, prior, headings)
     select row.position, row.prior, coalesce(named.headings, '{}')
     from json_to_recordset($1::json) as row (position integer, prior real)
     left join pg_temp.named_verses named using (position)`,
    Array.from(priors, ([position, prior]) => ({ position, prior })),
    { signal },
  );
  // Arrays as text: Postgres parses them several times faster than numbers in JSON.
  await insertRows(
    tx,
    `insert into public.search_postings (term, positions, impacts)
     select term, positions::integer[], impacts::smallint[] from json_to_recordset($1::json) as row (term text, positions text, impacts text)`,
    Array.from(postings, ([term, { positions, impacts }]) => ({
      term,
      positions: `{${positions.join()}}`,
      impacts: `{${impacts.join()}}`,
    })),
    { signal },
  );
  await insertRows(
    tx,
    `insert into public.word_renderings (term, originals) select term, originals from json_to_recordset($1::json) as row (term text, originals jsonb)`,
    Array.from(renderings, ([term, originals]) => ({ term, originals })),
    { signal },
  );
  await tx.exec(
    'drop table pg_temp.named_verses; analyze public.search_verses; analyze public.search_postings; analyze public.word_renderings',
  );
}

async function builtFingerprint(tx: Tx): Promise<string | undefined> {
  const { rows } = await tx.query('select fingerprint from public.search_built');
  return rows[0] && z.string().parse(rows[0]['fingerprint']);
}

/** Fingerprint of this importer and of everything the index is made from. */
async function expectedFingerprint(tx: Tx): Promise<string> {
  const { rows } = await tx.query(
    `select id, package_version, fingerprint from public.sources
     where id in ('kjv', 'web', 'mhcc', 'nave', 'cross-references', 'kjv-tags', 'strongs-hebrew', 'strongs-greek') order by id`,
  );
  return fingerprintOf({ revision, tuning: tuned, rows });
}
