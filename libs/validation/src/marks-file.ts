import * as z from 'zod/mini';
import { highlightOfVerse } from './highlight.ts';
import { note, noteForm } from './note.ts';

/**
 * The file of notes and highlights, as this product writes it: by itself, or within all data of a person. Its items are
 * read one by one, so that one that cannot be read does not lose the others.
 */
export const marksFile = z
  .object({ highlights: z.optional(z.array(z.unknown())), notes: z.optional(z.array(z.unknown())) })
  .check(z.refine(({ highlights, notes }) => highlights !== undefined || notes !== undefined));

/** A highlight in a file. What else stands there is ignored: the owner is whoever imports it. */
export const fileHighlight = highlightOfVerse;

/** The database stores no text with a NUL in it. */
const nul = '\u0000';

/** A note in a file, under the rules of the note editor. */
export const fileNote = z.extend(z.pick(note, { verse_id: true }), {
  note_text: z.pipe(
    noteForm.shape.note_text,
    z.string().check(z.refine((text) => !text.includes(nul), 'Note must not contain control characters')),
  ),
});
