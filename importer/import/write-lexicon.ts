import type { Tx } from '@berea/embedded';
import type { LexiconEntry } from '../lexicon/lexicon-entries.ts';
import { insertRows, type InsertOptions } from './insert-rows.ts';
import { mustHold } from './must-equal.ts';
import type { Counts } from './source-rows.ts';

/** The parts of a dictionary that `writeLexicon` needs. */
export interface ReadLexicon {
  readonly source: { readonly id: string; readonly name: string };
  readonly counts: Counts;
  readonly entries: readonly LexiconEntry[];
}

/** Replaces a dictionary's entries. */
export async function writeLexicon(
  tx: Tx,
  { source: { id, name }, counts, entries }: ReadLexicon,
  options: InsertOptions,
): Promise<void> {
  await tx.query('delete from public.lexicon where source_id = $1', [id]);
  await insertRows(
    tx,
    `insert into public.lexicon (strongs, language, lemma, transliteration, pronunciation, definition, source_id)
     select row.*, $2 from json_to_recordset($1::json) as row
       (strongs text, language text, lemma text, transliteration text, pronunciation text, definition text)`,
    entries,
    { ...options, params: [id] },
  );
  await mustHold(tx, { name, counts, what: 'words' }, 'lexicon', ['source_id', id]);
}
