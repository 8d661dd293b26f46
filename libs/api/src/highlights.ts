import type { ChapterPlace } from '@berea/scripture';
import { highlight, type Highlight } from '@berea/validation';
import { useChangeVerseRow, useVerseRows } from './verse-rows.ts';
import type { VerseTable } from './verse-table.ts';

/** The highlight colour of a verse, without the user id. */
export type VerseHighlight = Pick<Highlight, 'verse_id' | 'color'>;

const table: VerseTable<VerseHighlight> = {
  name: 'highlights',
  columns: 'verse_id,color',
  row: highlight.pick({ verse_id: true, color: true }),
};

/** Call 6: the highlights of a chapter by verse number; empty when signed out. */
export const useHighlights = (place: ChapterPlace) => useVerseRows(table, place);

/** Calls 7 and 8: highlights a verse, or removes the highlight when the change has no row. */
export const useChangeHighlight = (outcome: Parameters<typeof useChangeVerseRow<VerseHighlight>>[1]) =>
  useChangeVerseRow(table, outcome);
