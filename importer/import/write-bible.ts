import { positionOf } from '@berea/scripture';
import type { Tx } from '@berea/embedded';
import type { Chapter } from '../osis/chapter-writer.ts';
import { insertRows, type InsertOptions } from './insert-rows.ts';
import { mustHold } from './must-equal.ts';
import type { Counts } from './source-rows.ts';

/** The parts of a text that `writeBible` needs. */
export interface ReadBible {
  readonly source: { readonly name: string; readonly versionId: string };
  readonly counts: Counts;
  readonly chapters: readonly Chapter[];
}

/** Replaces a version's chapters and verses. */
export async function writeBible(
  tx: Tx,
  { source: { name, versionId }, counts, chapters }: ReadBible,
  options: InsertOptions,
): Promise<void> {
  await tx.query('delete from public.chapters where version_id = $1', [versionId]);
  await tx.query('delete from public.verses where version_id = $1', [versionId]);
  await insertRows(
    tx,
    `insert into public.chapters (version_id, book, chapter, content)
     select $2, * from json_to_recordset($1::json) as row (book text, chapter smallint, content text)`,
    chapters.map(({ book, chapter, content }) => ({ book: book.id, chapter, content })),
    { ...options, params: [versionId], size: 100 },
  );
  await insertRows(
    tx,
    `insert into public.verses (version_id, book, chapter, verse, position, text)
     select $2, * from json_to_recordset($1::json) as row (book text, chapter smallint, verse smallint, position integer, text text)`,
    chapters.flatMap(({ book, chapter, verses }) =>
      verses.map(({ verse, text }) => ({
        book: book.id,
        chapter,
        verse,
        position: positionOf({ book, chapter, verse }),
        text,
      })),
    ),
    { ...options, params: [versionId] },
  );
  for (const what of ['verses', 'chapters'])
    await mustHold(tx, { name, counts, what }, what, ['version_id', versionId]);
}
