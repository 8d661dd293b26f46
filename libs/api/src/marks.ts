import type { ChapterPlace } from '@berea/scripture';
import { type Highlight, isHexColor, isText, isVerseId, maxNoteLength, type Note } from '@berea/validation';
import { useAllVerseRows } from './all-verse-rows.ts';
import { useChangeVerseRow } from './change-verse-row.ts';
import { useVerseRows } from './verse-rows.ts';
import type { VerseTable } from './verse-table.ts';

/** The note on a verse, without the user id. */
export type VerseNote = Pick<Note, 'verse_id' | 'note_text'>;

/** The note that is there, and under it what was written without having seen it. */
function withBoth(there: VerseNote, written: VerseNote): VerseNote | undefined {
  if (written.note_text.includes(there.note_text)) return written;
  if (there.note_text.includes(written.note_text)) return there;
  const note_text = `${there.note_text}\n\n${written.note_text}`;
  return note_text.length <= maxNoteLength ? { ...written, note_text } : undefined;
}

/** The table of notes. */
export const notesTable: VerseTable<VerseNote> = {
  name: 'notes',
  fields: { verse_id: isVerseId, note_text: isText },
  withBoth,
};

/** Call 6: the notes of a chapter by verse number; empty when signed out. */
export const useNotes = (place: ChapterPlace) => useVerseRows(notesTable, place);

/** All notes of the signed-in user, with the time of their last change. */
export const useAllNotes = () => useAllVerseRows(notesTable);

/** Calls 9 and 10: saves a note, or deletes it when the change has no row. */
export const useChangeNote = (outcome: Parameters<typeof useChangeVerseRow<VerseNote>>[1]) =>
  useChangeVerseRow(notesTable, outcome);

/** The highlight colour of a verse, without the user id. */
export type VerseHighlight = Pick<Highlight, 'verse_id' | 'color'>;

/** The table of highlights. */
export const highlightsTable: VerseTable<VerseHighlight> = {
  name: 'highlights',
  fields: { verse_id: isVerseId, color: isHexColor },
};

/** Call 6: the highlights of a chapter by verse number; empty when signed out. */
export const useHighlights = (place: ChapterPlace) => useVerseRows(highlightsTable, place);

/** All highlights of the signed-in user, with the time of their last change. */
export const useAllHighlights = () => useAllVerseRows(highlightsTable);

/** Calls 7 and 8: highlights a verse, or removes the highlight when the change has no row. */
export const useChangeHighlight = (outcome: Parameters<typeof useChangeVerseRow<VerseHighlight>>[1]) =>
  useChangeVerseRow(highlightsTable, outcome);
