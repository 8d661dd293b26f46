import type { Saying } from '../saying.ts';
import { moreSayings } from './more-sayings.ts';
import { popularReligion } from './popular-religion.ts';
import { proverbsTakenForScripture } from './proverbs.ts';
import { slogans } from './slogans.ts';

/** What is taken for the Bible's and is not in it. */
export const sayings: readonly Saying[] = [
  ...proverbsTakenForScripture,
  ...popularReligion,
  ...slogans,
  ...moreSayings,
];
