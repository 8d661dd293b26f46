import data from '../data/first-words.json' with { type: 'json' };
import type { CareKind } from './situations.ts';

/** The heading and the first words of the help block. */
export interface FirstWords {
  readonly title: string;
  readonly message: string;
}

/** What the help block says where no card replaces the answer. */
export const firstWords: Readonly<Record<CareKind, FirstWords>> = data.words;
