import type { VerseHighlight, VerseNote } from '@berea/api';
import { compareVerseIds } from '@berea/scripture';
import { highlightName, marksAsMarkdown, type QuotedPassageOf } from '@berea/validation';

/** Notes and highlights of a person. */
export interface Marks {
  readonly notes: readonly VerseNote[];
  readonly highlights: readonly VerseHighlight[];
}

/** A file that notes and highlights are written to. */
export interface Format {
  readonly label: string;
  readonly file: string;
  /** MIME type. */
  readonly type: string;
  /** @param quoted looks up the text of the verses, for a format that has it */
  write(marks: Marks, quoted: (verses: readonly string[]) => Promise<QuotedPassageOf>): Promise<string> | string;
}

/** The names of the columns of the CSV file, which `guessMapping` knows again. */
const columns = ['Reference', 'Note', 'Color'];

async function asCsv({ notes, highlights }: Marks): Promise<string> {
  const { default: Papa } = await import('papaparse');
  const texts = new Map(notes.map((row) => [row.verse_id, row.note_text]));
  const colours = new Map(highlights.map((row) => [row.verse_id, highlightName(row.color)]));
  const rows = [...new Set([...texts.keys(), ...colours.keys()])]
    .sort(compareVerseIds)
    .map((verseId) => [verseId, texts.get(verseId) ?? '', colours.get(verseId) ?? '']);
  // A note that begins with "=" must not become a formula of the spreadsheet that opens the file.
  return `${Papa.unparse([columns, ...rows], { escapeFormulae: true })}\r\n`;
}

async function asMarkdown({ notes, highlights }: Marks, quoted: Parameters<Format['write']>[1]): Promise<string> {
  const passageOf = await quoted([...notes, ...highlights].map(({ verse_id }) => verse_id));
  return `# Notes and highlights\n\n${marksAsMarkdown(notes, highlights, passageOf)}\n`;
}

/** The formats, in the order of their buttons. */
export const formats: readonly Format[] = [
  { label: 'Markdown', file: 'berea-notes.md', type: 'text/markdown', write: asMarkdown },
  {
    label: 'JSON',
    file: 'berea-notes.json',
    type: 'application/json',
    write: ({ notes, highlights }) => `${JSON.stringify({ highlights, notes }, null, 2)}\n`,
  },
  { label: 'CSV', file: 'berea-notes.csv', type: 'text/csv', write: asCsv },
];
