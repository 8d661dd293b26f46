import type { Table } from '../patterns/row.ts';
import type { CareSituation } from '../situations.ts';
import type { Lexicon } from './lexicon.ts';
import { readPattern, type Part } from './notation.ts';
import type { Reading } from './reading.ts';

/** A row, read. */
interface Ready {
  readonly situation: CareSituation;
  readonly level: 'danger' | 'possible';
  readonly when: Part;
  readonly also: Part | undefined;
  readonly unless: Part | undefined;
  /** What must stand somewhere, each by itself, for `when` to match: cheap to ask first. */
  readonly needs: readonly Part[];
}
export type Found = Pick<Ready, 'situation' | 'level'>;

/** The rows of all tables, dangers first, each in the order of its table. */
export class Rows {
  readonly #lexicon: Lexicon;
  readonly #ready: readonly Ready[];

  constructor(lexicon: Lexicon, tables: readonly Table[]) {
    this.#lexicon = lexicon;
    const all = tables.flatMap(({ situation, rows }) => rows.map(({ when, also, unless, level }): Ready => {
      const part = readPattern(when);
      return { situation, level: level ?? 'danger', when: part, also: also === undefined ? undefined : readPattern(also), unless: unless === undefined ? undefined : readPattern(unless), needs: needsOf(part) };
    }));
    this.#ready = [...all.filter(({ level }) => level === 'danger'), ...all.filter(({ level }) => level === 'possible')];
  }

  /** The first row that knows the text. */
  first(reading: Reading): Found | undefined {
    return this.#ready.find((row) => this.#matches(row, reading));
  }

  #matches({ when, also, unless, needs }: Ready, reading: Reading): boolean {
    return needs.every((need) => this.#couldStand(need, reading)) && reading.has(when) && (!also || reading.has(also)) && !(unless && reading.has(unless));
  }

  #couldStand(part: Part, reading: Reading): boolean {
    const { words, stems, any } = this.#lexicon.openings(part);
    return any || reading.words.some((word) => words.has(word) || stems.some((stem) => word.startsWith(stem)));
  }
}

function needsOf(part: Part): readonly Part[] {
  if (part.is !== 'row') return [part];
  return part.parts.filter(({ is }) => is !== 'maybe' && is !== 'gap' && is !== 'edge');
}
