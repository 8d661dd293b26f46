import { compareVerseIds } from '@berea/scripture';
import * as z from 'zod/mini';
import { highlight, highlightName, type Highlight } from './highlight.ts';
import { note, noteForm, type Note } from './note.ts';

type MarkedColour = Pick<Highlight, 'verse_id' | 'color'>;
type WrittenNote = Pick<Note, 'verse_id' | 'note_text'>;

const inOrder = <T extends { verse_id: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => compareVerseIds(a.verse_id, b.verse_id));

/** Notes and highlights as two sections of Markdown, with verses in Bible order. */
export function marksAsMarkdown(notes: readonly WrittenNote[], highlights: readonly MarkedColour[]): string {
  return [
    '## Notes',
    ...(notes.length === 0
      ? ['None.']
      : inOrder(notes).map(({ verse_id, note_text }) => `### ${verse_id}\n\n${note_text}`)),
    '## Highlights',
    highlights.length === 0
      ? 'None.'
      : inOrder(highlights)
          .map(({ verse_id, color }) => `- ${verse_id} (${highlightName(color)})`)
          .join('\n'),
  ].join('\n\n');
}

/**
 * The file of notes and highlights, as this product writes it: by itself, or within all data of a person. Its items are
 * read one by one, so that one that cannot be read does not lose the others.
 */
export const marksFile = z
  .object({ highlights: z.optional(z.array(z.unknown())), notes: z.optional(z.array(z.unknown())) })
  .check(z.refine(({ highlights, notes }) => highlights !== undefined || notes !== undefined));

/** A highlight in a file. What else stands there is ignored: the owner is whoever imports it. */
export const fileHighlight = z.pick(highlight, { verse_id: true, color: true });

/** The database stores no text with a NUL in it. */
const nul = '\u0000';

/** A note in a file, under the rules of the note editor. */
export const fileNote = z.extend(z.pick(note, { verse_id: true }), {
  note_text: z.pipe(
    noteForm.shape.note_text,
    z.string().check(z.refine((text) => !text.includes(nul), 'Note must not contain control characters')),
  ),
});
