import type { CareSituation } from '../situations.ts';

/** One line of the tables: words that tell a situation. */
export interface Row {
  /** In the notation of `matching/notation.ts`. */
  readonly when: string;
  /** Must stand somewhere in the text as well. */
  readonly also?: string;
  /** Must stand nowhere in it. */
  readonly unless?: string;
  /** 'danger' where nothing is said. */
  readonly level?: 'possible';
  /** A sentence that this row recognises; the tests try it. */
  readonly example: string;
}

export interface Table {
  readonly situation: CareSituation;
  readonly rows: readonly Row[];
}

/** Words that would tell danger, and do not. */
export interface Idiom {
  readonly when: string;
  readonly example: string;
}
