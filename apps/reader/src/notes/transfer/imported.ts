import type { VerseHighlight, VerseNote } from '@berea/api';
import { highlightName } from '@berea/validation';
import type { Marks } from './export.ts';

/** Something of a file that cannot be imported, and why, in words for people. */
export interface Unread {
  /** 'Row 12', 'Note 3' */
  readonly where: string;
  readonly why: string;
}

/** What a file holds. */
export interface Imported extends Marks {
  readonly unread: readonly Unread[];
}

/** A file that is refused as a whole. Its message is for people. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}

/** Bytes. Ten times what somebody has who wrote a note on every verse of the Psalms. */
const maxSize = 5_000_000;

/** The text of a file. @throws FileRefused when it is too large, empty or no text */
export async function textOf(file: File): Promise<string> {
  if (file.size > maxSize) throw new FileRefused('This file is larger than 5 MB. Please divide it into smaller ones.');
  const text = await file.text();
  if (text.trim() === '') throw new FileRefused('This file is empty.');
  if (text.includes('\u0000')) throw new FileRefused('This file is not a text file.');
  return text;
}

/** What would change by an import. */
export interface Comparison {
  /** Marks on verses that have none of that kind yet. */
  readonly added: Marks;
  /** Marks on verses that have another one of that kind. */
  readonly changed: Marks;
  /** How many are there already, as they are in the file. */
  readonly same: number;
}

/** Compares what a file holds with what a person has. */
export function compared(imported: Marks, own: Marks): Comparison {
  const texts = new Map(own.notes.map((row) => [row.verse_id, row.note_text]));
  const colours = new Map(own.highlights.map((row) => [row.verse_id, highlightName(row.color)]));
  const isSameNote = (row: VerseNote) => texts.get(row.verse_id) === row.note_text;
  const isSameColour = (row: VerseHighlight) => colours.get(row.verse_id) === highlightName(row.color);
  const parted = <Row extends { verse_id: string }>(
    rows: readonly Row[],
    known: ReadonlyMap<string, string>,
    isSame: (row: Row) => boolean,
  ) => ({
    added: rows.filter(({ verse_id }) => !known.has(verse_id)),
    changed: rows.filter((row) => known.has(row.verse_id) && !isSame(row)),
    same: rows.filter(isSame).length,
  });
  const notes = parted(imported.notes, texts, isSameNote);
  const highlights = parted(imported.highlights, colours, isSameColour);
  return {
    added: { notes: notes.added, highlights: highlights.added },
    changed: { notes: notes.changed, highlights: highlights.changed },
    same: notes.same + highlights.same,
  };
}

/** '3 notes and 1 highlight' */
export function counted({ notes, highlights }: Marks): string {
  const some = (count: number, one: string) => `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
  return `${some(notes.length, 'note')} and ${some(highlights.length, 'highlight')}`;
}
