import type { ChapterPlace } from '@berea/scripture';
import { highlight, type Highlight } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { fetchVerseRows, removeVerseRow, saveVerseRow, useChangeVerseRow, useVerseRows, type VerseTable } from './verse-rows.ts';

/** The colour of a verse, without whose it is. */
export type VerseHighlight = Pick<Highlight, 'verse_id' | 'color'>;

const table: VerseTable<VerseHighlight> = { name: 'highlights', columns: 'verse_id,color', row: highlight.pick({ verse_id: true, color: true }) };

/** Call 6: a user's highlights in a chapter. @throws CallFailure */
export const fetchHighlights = (client: SupabaseClient, userId: string, place: ChapterPlace): Promise<VerseHighlight[]> => fetchVerseRows(client, table, userId, place);

/** Call 7. @throws CallFailure */
export const saveHighlight = (client: SupabaseClient, userId: string, row: VerseHighlight): Promise<void> => saveVerseRow(client, table, userId, row);

/** Call 8. @throws CallFailure */
export const removeHighlight = (client: SupabaseClient, userId: string, verseId: string): Promise<void> => removeVerseRow(client, table, userId, verseId);

/** The highlights of a chapter by verse number; none for a visitor. */
export const useHighlights = (place: ChapterPlace) => useVerseRows(table, place);

/** Highlights a verse, or takes the highlight away where the change has no row. */
export const useChangeHighlight = (outcome: Parameters<typeof useChangeVerseRow<VerseHighlight>>[1]) => useChangeVerseRow(table, outcome);
