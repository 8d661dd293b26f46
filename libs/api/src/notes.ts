import type { ChapterPlace } from '@berea/scripture';
import { note, type Note } from '@berea/validation';
import { useChangeVerseRow, useVerseRows } from './verse-rows.ts';
import type { VerseTable } from './verse-table.ts';

/** The note on a verse, without the user id. */
export type VerseNote = Pick<Note, 'verse_id' | 'note_text'>;

const table: VerseTable<VerseNote> = {
  name: 'notes',
  columns: 'verse_id,note_text',
  row: note.pick({ verse_id: true, note_text: true }),
};

/** Call 6: the notes of a chapter by verse number; empty when signed out. */
export const useNotes = (place: ChapterPlace) => useVerseRows(table, place);

/** Calls 9 and 10: saves a note, or deletes it when the change has no row. */
export const useChangeNote = (outcome: Parameters<typeof useChangeVerseRow<VerseNote>>[1]) =>
  useChangeVerseRow(table, outcome);
