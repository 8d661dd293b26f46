import type { Fact } from './fact.ts';

/** A word, people or custom and what it is, in short. */
export interface Defined {
  /** Its names in the singular, or a name; lower case. */
  readonly names: readonly string[];
  /** The same for several. */
  readonly several?: readonly string[];
  /** What it is, as a value. */
  readonly is: string;
  readonly sentence: string;
  readonly references: readonly string[];
  readonly disputed?: string;
  readonly card?: string;
}

const most = 12;

/** Facts that say what something is, asked for in the usual ways. */
export const defined = (rows: readonly Defined[]): Fact[] =>
  rows.map(({ names, several = [], is, ...said }) => ({
    subject: names[0]!,
    relation: 'identity',
    answer: [is],
    asked: [
      ...names.flatMap((name) => [`what is ${name}`, `what does ${name} mean`, `who was ${name}`]),
      ...several.flatMap((name) => [`what are ${name}`, `who were ${name}`, `what does ${name} mean`]),
      ...[...names, ...several].map((name) => `meaning of ${name}`),
    ].slice(0, most),
    ...said,
    references: [...said.references],
  }));
