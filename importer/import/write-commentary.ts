import type { Tx } from '@berea/embedded';
import type { Book } from '@berea/scripture';
import type { ChapterCommentary } from '../commentary/chapter-commentary.ts';
import { insertRows, type InsertOptions } from './insert-rows.ts';
import { mustHold } from './must-equal.ts';
import type { Counts } from './source-rows.ts';

/** A commentary's text on some verses of a chapter. */
export interface SectionOfChapter {
  readonly book: Book;
  readonly chapter: number;
  readonly firstVerse: number;
  readonly lastVerse: number;
  readonly text: string;
}

/** Replaces a commentary's sections. */
export async function writeSections(
  tx: Tx,
  sourceId: string,
  sections: readonly SectionOfChapter[],
  options: InsertOptions,
): Promise<void> {
  await tx.query('delete from public.commentary_sections where source_id = $1', [sourceId]);
  await insertRows(
    tx,
    `insert into public.commentary_sections (source_id, book, chapter, first_verse, last_verse, text)
     select $2, * from json_to_recordset($1::json) as row (book text, chapter smallint, first_verse smallint, last_verse smallint, text text)`,
    sections.map(({ book, chapter, firstVerse, lastVerse, text }) => ({
      book: book.id,
      chapter,
      first_verse: firstVerse,
      last_verse: lastVerse,
      text,
    })),
    { ...options, params: [sourceId] },
  );
}

/** The parts of a commentary on every chapter that `writeCommentary` needs. */
export interface ReadCommentary {
  readonly source: { readonly id: string; readonly name: string };
  readonly counts: Counts;
  readonly commentary: readonly ChapterCommentary[];
}

/** Replaces the outlines and sections of a commentary on every chapter. */
export async function writeCommentary(
  tx: Tx,
  { source: { id, name }, counts, commentary }: ReadCommentary,
  options: InsertOptions,
): Promise<void> {
  await tx.query('delete from public.commentary_outlines where source_id = $1', [id]);
  await insertRows(
    tx,
    `insert into public.commentary_outlines (source_id, book, chapter, position, title, first_verse, last_verse)
     select $2, * from json_to_recordset($1::json) as row (book text, chapter smallint, position smallint, title text, first_verse smallint, last_verse smallint)`,
    commentary.flatMap(({ book, chapter, outline }) =>
      outline.map(({ title, firstVerse, lastVerse }, index) => ({
        book: book.id,
        chapter,
        position: index + 1,
        title,
        first_verse: firstVerse,
        last_verse: lastVerse,
      })),
    ),
    { ...options, params: [id] },
  );
  const sections = commentary.flatMap(({ book, chapter, sections: own }) =>
    own.map((section) => ({ ...section, book, chapter })),
  );
  await writeSections(tx, id, sections, options);
  for (const what of ['outlines', 'sections'])
    await mustHold(tx, { name, counts, what }, `commentary_${what}`, ['source_id', id]);
}
