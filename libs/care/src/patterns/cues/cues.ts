import { cuesOfOthers } from './of-others.ts';
import { cuesOfTheBody } from './of-the-body.ts';

/** What a cue speaks of. The person beside it decides the situation: see `whose.ts`. */
export type Matter = keyof typeof cuesOfTheBody | keyof typeof cuesOfOthers;

/**
 * Words that are seldom all harmless when several stand close together beside an "i", a "my" or a person. A cue of
 * weight 3 tells by itself, the others add up to 3. This is for what no row of the tables foresaw: the rows are read
 * first.
 */
export const cues: Readonly<Record<Matter, Readonly<Record<1 | 2 | 3, string>>>> = {
  ...cuesOfTheBody,
  ...cuesOfOthers,
};
