import * as z from 'zod/mini';
import { noteTextRule } from './plain/note-text.ts';
import { typedText } from './typed-text.ts';
import { verseId } from './verse-id.ts';

/** The text of a note, trimmed on parsing. */
const noteText = typedText(noteTextRule, 'Note cannot be empty');

/** The form of the note editor. */
export const noteForm = z.object({ note_text: noteText });

/** A row of `notes`: one per user and verse. */
export const note = z.object({ id: z.uuid(), user_id: z.uuid(), verse_id: verseId, note_text: z.string() });
export type Note = z.infer<typeof note>;
