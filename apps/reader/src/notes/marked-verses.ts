import type { DatedRow, VerseHighlight, VerseNote } from '@berea/api';
import { placeAt, versePosition, type VersePlace } from '@berea/scripture';
import { highlightName, type HighlightName } from '@berea/validation';

/** A verse with what its reader has put on it: a highlight, a note or both. */
export interface MarkedVerse {
  /** 'John 3:16' */
  readonly verseId: string;
  /** The position in the canon. */
  readonly position: number;
  readonly place: VersePlace;
  readonly highlight: HighlightName | undefined;
  readonly note: string | undefined;
  /** When the highlight or the note was last changed. Milliseconds since 1970. */
  readonly changedAt: number;
}

/** Joins highlights and notes to one entry a verse, in Bible order. */
export function markedVerses(
  highlights: readonly DatedRow<VerseHighlight>[],
  notes: readonly DatedRow<VerseNote>[],
): MarkedVerse[] {
  const colours = new Map(highlights.map((row) => [row.verse_id, row]));
  const texts = new Map(notes.map((row) => [row.verse_id, row]));
  return [...new Set([...colours.keys(), ...texts.keys()])]
    .flatMap((verseId) => {
      const position = versePosition(verseId);
      const place = placeAt(position);
      if (!place) return [];
      const colour = colours.get(verseId);
      const text = texts.get(verseId);
      return {
        verseId,
        position,
        place,
        highlight: colour && highlightName(colour.color),
        note: text?.note_text,
        changedAt: Math.max(timeOf(colour?.updated_at), timeOf(text?.updated_at)),
      };
    })
    .sort((a, b) => a.position - b.position);
}

const timeOf = (written: string | undefined): number => Date.parse(written ?? '') || 0;

/** Verses under one heading: a book, or a month. */
export interface MarkedGroup {
  readonly title: string;
  readonly verses: readonly MarkedVerse[];
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

/** Puts verses under the names of their books, or, when the latest come first, under the months of their last change. */
export function grouped(verses: readonly MarkedVerse[], order: 'bible' | 'latest'): MarkedGroup[] {
  const titleOf = ({ place, changedAt }: MarkedVerse) =>
    order === 'bible' ? place.book.name : changedAt > 0 ? month.format(changedAt) : 'Earlier';
  const groups = new Map<string, MarkedVerse[]>();
  for (const verse of verses) groups.set(titleOf(verse), [...(groups.get(titleOf(verse)) ?? []), verse]);
  return [...groups].map(([title, own]) => ({ title, verses: own }));
}
