import type { SchemaOf } from './schema-of.ts';

/** A row of a table with one row per user and verse. */
export interface VerseRow {
  /** 'Book chapter:verse' */
  readonly verse_id: string;
}

/** A table with one row per user and verse: highlights, notes. */
export interface VerseTable<Row extends VerseRow = VerseRow> {
  readonly name: 'highlights' | 'notes';
  /** The columns to select: 'verse_id,color' */
  readonly columns: string;
  readonly row: SchemaOf<Row>;
  /** The same by hand, for rows that are read before zod is there. */
  readonly isRow: (value: unknown) => value is Row;
  /**
   * Both rows in one, where somebody's own words are in them; undefined where they do not fit. Without it, the row that is
   * written last stays.
   */
  readonly withBoth?: (there: Row, written: Row) => Row | undefined;
}

/** Such a table, where only its name matters. */
export type NamedTable = Pick<VerseTable, 'name'>;

/** A change to a verse's row: a new row, or a deletion if `row` is undefined. */
export interface VerseChange<Row extends VerseRow = VerseRow> {
  readonly verse_id: string;
  readonly row: Row | undefined;
  /** What it may replace: the row that was seen when it was begun, and those that were sent before. Another is kept, too. */
  readonly replaces?: readonly Row[];
}
