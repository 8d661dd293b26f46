import { isShape, type Is } from '@berea/validation';

/** A row of a table with one row per user and verse. */
export interface VerseRow {
  /** 'Book chapter:verse' */
  readonly verse_id: string;
}

/** A table with one row per user and verse: highlights, notes. */
export interface VerseTable<Row extends VerseRow = VerseRow> {
  readonly name: 'highlights' | 'notes';
  /** The columns of a row, and what is in them. By hand, because rows are read before zod is there. */
  readonly fields: { readonly [Column in keyof Row]-?: Is<Row[Column]> };
  /**
   * Both rows in one, where somebody's own words are in them; undefined where they do not fit. Without it, the row that
   * is written last stays.
   */
  readonly withBoth?: (there: Row, written: Row) => Row | undefined;
}

/** Such a table, where only its name matters. */
export type NamedTable = Pick<VerseTable, 'name'>;

/** A change to a verse's row: a new row, or a deletion if `row` is undefined. */
export interface VerseChange<Row extends VerseRow = VerseRow> {
  readonly verse_id: string;
  readonly row: Row | undefined;
  /** What it may replace: the row that was there when it was begun, and those sent before. Any other is kept, too. */
  readonly replaces?: readonly Row[];
}

/** The columns to select: 'verse_id,color' */
export const columnsOf = ({ fields }: Pick<VerseTable, 'fields'>): string => Object.keys(fields).join();

/** A row of what was received or stored, without other columns; undefined where it is none. */
export function readRow<Row extends VerseRow>({ fields }: VerseTable<Row>, value: unknown): Row | undefined {
  if (!isShape<Row>(fields)(value)) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([column]) => column in fields)) as unknown as Row;
}

/** Whether two rows say the same. */
export const isSameRow = <Row extends VerseRow>({ fields }: VerseTable<Row>, one: Row, other: Row): boolean =>
  (Object.keys(fields) as (keyof Row)[]).every((column) => one[column] === other[column]);

/** The rows of a list that can be read. @throws TypeError where it is no list */
export function readRows<Row extends VerseRow>(table: VerseTable<Row>, values: unknown): Row[] {
  if (!Array.isArray(values)) throw new TypeError(`The rows of ${table.name} are no list.`);
  return values.flatMap((value) => readRow(table, value) ?? []);
}
