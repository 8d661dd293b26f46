import Papa from 'papaparse';
import { FileRefused } from './imported.ts';
import type { PlacesOf } from './places.ts';

/** More rows than there are verses of the Bible would be none of somebody's marks. */
const maxRows = 40_000;
const maxColumns = 60;

/** A CSV file as a table. */
export interface CsvTable {
  /** The names of the columns; 'Column 1' and so on for a file without them. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The number of the first row in the file, counted from 1. */
  readonly firstRow: number;
}

/** Which column holds what. Undefined for what the file does not have. */
export interface Mapping {
  /** The whole reference, or the name of the book. */
  readonly reference: number | undefined;
  readonly chapter: number | undefined;
  readonly verse: number | undefined;
  readonly note: number | undefined;
  readonly colour: number | undefined;
}

/** Reads the rows of a CSV file, whatever separates its cells. @throws FileRefused */
export function csvTable(text: string, placesOf: PlacesOf): CsvTable {
  const { data } = Papa.parse(text, { skipEmptyLines: 'greedy', preview: maxRows + 1 });
  const width = data.reduce((most, row) => Math.max(most, row.length), 0);
  if (data.length > maxRows) throw new FileRefused('This file has more than 40,000 rows. Please divide it.');
  if (width > maxColumns) throw new FileRefused('This file has more than 60 columns. It seems to be no list of notes.');
  const [first = [], ...others] = data;
  // Without a row of names the first row is already a mark, and must not be lost.
  const hasNames = !first.some((cell) => placesOf(cell).length > 0);
  const columns = Array.from({ length: width }, (_, at) => (hasNames && first[at]?.trim()) || `Column ${at + 1}`);
  const rows = hasNames ? others : data;
  if (rows.length === 0) throw new FileRefused('This file has no rows.');
  return { columns, rows, firstRow: hasNames ? 2 : 1 };
}

/** Finds the columns by their names; for a file without names, the reference by the content of its first row. */
export function guessMapping({ columns, rows }: CsvTable, placesOf: PlacesOf): Mapping {
  const named = (pattern: RegExp) => {
    const at = columns.findIndex((name) => pattern.test(name));
    return at < 0 ? undefined : at;
  };
  const placed = rows[0]?.findIndex((cell) => placesOf(cell).length > 0) ?? -1;
  const book = named(/^book/i);
  const chapter = named(/^chapter/i);
  const apart = book !== undefined && chapter !== undefined;
  return {
    reference: apart
      ? book
      : (named(/reference|passage|scripture|location|osis/i) ?? (placed < 0 ? named(/verse/i) : placed)),
    chapter: apart ? chapter : undefined,
    verse: apart ? named(/^verse/i) : undefined,
    note: named(/note|comment|content|body|remark/i),
    colour: named(/colou?r/i),
  };
}
