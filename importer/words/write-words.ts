import { defaultVersionId } from '@berea/scripture';
import type { Tx } from '@berea/embedded';
import { insertRows } from '../import/insert-rows.ts';
import { pointedLemmaSource } from './sources.ts';
import type { Posting, WordRows } from './word-rows.ts';

const of = [defaultVersionId] as const;

/** Replaces concordance, tagged verses and lemmas. Call it in a transaction that is rolled back when it throws. */
export async function writeWords(
  tx: Tx,
  rows: WordRows,
  lemmas: ReadonlyMap<string, string>,
  signal?: AbortSignal,
): Promise<void> {
  for (const table of ['concordance_words', 'concordance_strongs', 'tagged_verses'])
    await tx.query(`delete from public.${table} where version_id = $1`, of);
  await tx.query('delete from public.pointed_lemmas');

  const insert = (sql: string, all: readonly object[], params: readonly unknown[]) =>
    insertRows(tx, sql, all, { params, signal });
  await insert(
    `insert into public.concordance_words (version_id, word, occurrences, positions)
     select $2, word, occurrences, positions from json_to_recordset($1::json) as row (word text, occurrences integer, positions integer[])`,
    postings(rows.words, 'word'),
    of,
  );
  await insert(
    `insert into public.concordance_strongs (version_id, strongs, occurrences, positions, marks)
     select $2, strongs, occurrences, positions, marks from json_to_recordset($1::json) as row (strongs text, occurrences integer, positions integer[], marks integer[])`,
    postings(rows.strongs, 'strongs'),
    of,
  );
  await insert(
    `insert into public.tagged_verses (version_id, position, items)
     select $2, position, items::jsonb from json_to_recordset($1::json) as row (position integer, items text)`,
    rows.verses,
    of,
  );
  await insert(
    `insert into public.pointed_lemmas (strongs, lemma, source_id)
     select strongs, lemma, $2 from json_to_recordset($1::json) as row (strongs text, lemma text)`,
    Array.from(lemmas, ([strongs, lemma]) => ({ strongs, lemma })),
    [pointedLemmaSource.id],
  );
  // Without statistics the planner reads the verses of a word ten times slower, and an embedded database has no
  // autovacuum to gather them.
  await tx.exec(
    'analyze public.verses; analyze public.lexicon; analyze public.concordance_words; analyze public.concordance_strongs; analyze public.tagged_verses; analyze public.pointed_lemmas',
  );
}

const postings = (all: ReadonlyMap<string, Posting>, key: 'word' | 'strongs') =>
  Array.from(all, ([value, posting]) => ({ [key]: value, ...posting }));
