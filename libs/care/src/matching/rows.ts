import type { Table } from '../patterns/row.ts';
import type { CareSituation } from '../situations.ts';
import type { Lexicon } from './lexicon.ts';
import type { Alternatives } from './notation.ts';
import { Pattern } from './pattern.ts';
import type { Reading } from './reading.ts';

/** A row, read. */
interface Ready {
  readonly situation: CareSituation;
  readonly level: 'danger' | 'possible';
  readonly when: Pattern;
  readonly also: Pattern | undefined;
  readonly unless: Pattern | undefined;
}
export type Found = Pick<Ready, 'situation' | 'level'>;

/** The rows of all tables, dangers first, each in the order of its table. */
export class Rows {
  readonly #ready: readonly Ready[];

  constructor(lexicon: Lexicon, tables: readonly Table[]) {
    const maybe = (pattern: Alternatives | undefined): Pattern | undefined =>
      pattern === undefined ? undefined : new Pattern(lexicon, pattern);
    const all = tables.flatMap(({ situation, rows }) =>
      rows.map(({ when, also, unless, level }): Ready => ({
        situation,
        level: level ?? 'danger',
        when: new Pattern(lexicon, when),
        also: maybe(also),
        unless: maybe(unless),
      })),
    );
    this.#ready = [
      ...all.filter(({ level }) => level === 'danger'),
      ...all.filter(({ level }) => level === 'possible'),
    ];
  }

  /** The first row that knows the text. */
  first(reading: Reading): Found | undefined {
    return this.#ready.find(
      ({ when, also, unless }) => when.isIn(reading) && (!also || also.isIn(reading)) && !unless?.isIn(reading),
    );
  }
}
