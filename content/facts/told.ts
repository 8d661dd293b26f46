import type { Fact } from './fact.ts';

/** Something that happened, why, or how, with the ways to ask for it. */
export interface Told {
  /** What it is about: 'Peter’s denial'. */
  readonly subject: string;
  /** The answer as a value, in a few words. */
  readonly is: string;
  readonly sentence: string;
  readonly references: readonly string[];
  readonly asked: readonly string[];
  readonly disputed?: string;
  readonly notTold?: true;
  readonly card?: string;
}

/** Facts that are asked for in words of their own, not by the pattern of a relation. */
export const told = (rows: readonly Told[]): Fact[] =>
  rows.map(({ is, references, asked, ...said }) => ({
    relation: 'identity',
    answer: said.notTold ? [] : [is],
    references: [...references],
    asked: [...asked],
    ...said,
  }));
