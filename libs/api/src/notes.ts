import type { ChapterPlace } from '@berea/scripture';
import { note, type Note } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { fetchVerseRows, removeVerseRow, saveVerseRow, useChangeVerseRow, useVerseRows, type VerseTable } from './verse-rows.ts';

/** The note on a verse, without whose it is. */
export type VerseNote = Pick<Note, 'verse_id' | 'note_text'>;

const table: VerseTable<VerseNote> = { name: 'notes', columns: 'verse_id,note_text', row: note.pick({ verse_id: true, note_text: true }) };

/** Call 6: a user's notes in a chapter. @throws CallFailure */
export const fetchNotes = (client: SupabaseClient, userId: string, place: ChapterPlace): Promise<VerseNote[]> => fetchVerseRows(client, table, userId, place);

/** Call 9. @throws CallFailure */
export const saveNote = (client: SupabaseClient, userId: string, row: VerseNote): Promise<void> => saveVerseRow(client, table, userId, row);

/** Call 10. @throws CallFailure */
export const removeNote = (client: SupabaseClient, userId: string, verseId: string): Promise<void> => removeVerseRow(client, table, userId, verseId);

/** The notes of a chapter by verse number; none for a visitor. */
export const useNotes = (place: ChapterPlace) => useVerseRows(table, place);

/** Keeps a note, or deletes it where the change has no row. */
export const useChangeNote = (outcome: Parameters<typeof useChangeVerseRow<VerseNote>>[1]) => useChangeVerseRow(table, outcome);
