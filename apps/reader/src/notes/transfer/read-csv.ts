import type { VerseHighlight, VerseNote } from '@berea/api';
import { fileNote, highlightColors, verseId } from '@berea/validation';
import { shortened } from '../../shortened.ts';
import type { CsvTable, Mapping } from './csv-table.ts';
import type { Imported, Unread } from './imported.ts';
import type { PlacesOf } from './places.ts';

/**
 * Reads the rows of a CSV file. A note on several verses is kept on the first, with the range in its text; a highlight
 * colours each. Notes of several rows on one verse are joined.
 */
export function readCsv({ rows, firstRow }: CsvTable, mapping: Mapping, placesOf: PlacesOf): Imported {
  const notes = new Map<string, VerseNote>();
  const highlights = new Map<string, VerseHighlight>();
  const unread: Unread[] = [];
  for (const [index, row] of rows.entries()) {
    const where = `Row ${firstRow + index}`;
    const cell = (column: number | undefined) => (column === undefined ? '' : (row[column] ?? '').trim());
    const written = referenceOf(cell(mapping.reference), cell(mapping.chapter), cell(mapping.verse));
    const [place] = placesOf(written);
    const [first] = place?.verseIds ?? [];
    if (!place || !verseId.safeParse(first).success) {
      unread.push({
        where,
        why: written === '' ? 'It names no verse' : `“${shortened(written)}” is no verse of the Bible`,
      });
      continue;
    }
    const text = withoutGuard(cell(mapping.note));
    const colour = cell(mapping.colour);
    if (text === '' && colour === '') unread.push({ where, why: 'It has neither a note nor a color' });
    if (text !== '') {
      const whole = place.wider ? `${place.wider}: ${text}` : text;
      const before = notes.get(first!)?.note_text;
      const read = fileNote.safeParse({ verse_id: first, note_text: before ? `${before}\n\n${whole}` : whole });
      if (read.success) notes.set(first!, read.data);
      else unread.push({ where, why: read.error.issues[0]!.message });
    }
    if (colour !== '')
      for (const verse_id of place.verseIds) highlights.set(verse_id, { verse_id, color: nearestColour(colour) });
  }
  return { notes: [...notes.values()], highlights: [...highlights.values()], unread };
}

/** 'John' with '3' and '16' → 'John 3:16'; a whole reference stays as it is. */
const referenceOf = (reference: string, chapter: string, verse: string): string =>
  chapter === '' ? reference : `${reference} ${chapter}${verse === '' ? '' : `:${verse}`}`;

/** Without the apostrophe that an export puts before what a spreadsheet would take for a formula. */
const withoutGuard = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, '');

/** The color of ours that a name or a hex value is nearest to; the first one for a name that we do not know. */
function nearestColour(written: string): string {
  const named = highlightColors.find(({ name }) => written.toLowerCase().includes(name.toLowerCase()));
  if (named) return named.color;
  const wanted = channels(written);
  if (!wanted) return highlightColors[0].color;
  const distance = (color: string) =>
    channels(color)!.reduce((sum, channel, at) => sum + (channel - wanted[at]!) ** 2, 0);
  return highlightColors
    .map(({ color }) => color)
    .reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

/** How much red, green and blue a hex value has, each as its part of the strongest one, so that shade does not count. */
function channels(hex: string): number[] | undefined {
  const [, digits] = /^#?([0-9a-f]{6})(?:[0-9a-f]{2})?$/i.exec(hex) ?? [];
  const values = digits?.match(/../g)?.map((pair) => Number.parseInt(pair, 16));
  if (!values) return undefined;
  const least = Math.min(...values);
  const most = Math.max(...values) - least || 1;
  return values.map((value) => (value - least) / most);
}
