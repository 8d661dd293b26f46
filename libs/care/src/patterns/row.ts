import type { Alternatives } from '../matching/notation.ts';
import type { CareSituation } from '../situations.ts';

/** One row of a table: words that tell its situation. */
interface Row {
  /** A sentence that this row recognises; the tests try it. Browsers do not have it. */
  readonly example: string;
  /** 'danger' where nothing is said. */
  readonly level?: 'possible';
  readonly when: Alternatives;
  /** Must also occur somewhere in the text. */
  readonly also?: Alternatives;
  /** Must not occur in the text. */
  readonly unless?: Alternatives;
}

export interface Table {
  readonly situation: CareSituation;
  readonly rows: readonly Row[];
}

/** Words that would tell danger, and do not. */
export interface Idiom {
  readonly example: string;
  readonly when: Alternatives;
}
