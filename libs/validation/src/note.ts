import * as z from 'zod/mini';
import { verseId } from './verse-id.ts';

/** Maximum length of a note, in UTF-16 code units after trimming. */
export const maxNoteLength = 1000;

/** The text of a note, trimmed on parsing. */
const noteText = z
  .string('Note cannot be empty')
  .check(
    z.trim(),
    z.minLength(1, 'Note cannot be empty'),
    z.maxLength(maxNoteLength, `Note must be less than ${maxNoteLength} characters`),
  );

/** The form of the note editor. */
export const noteForm = z.object({ note_text: noteText });

/** A row of `notes`: one per user and verse. */
export const note = z.object({ id: z.uuid(), user_id: z.uuid(), verse_id: verseId, note_text: z.string() });
export type Note = z.infer<typeof note>;
