import { gospelsAndActs } from './gospels-and-acts.ts';
import { lawAndHistory } from './law-and-history.ts';
import { letters } from './letters.ts';
import type { Openings } from './opening.ts';
import { prophets } from './prophets.ts';
import { psalmsAndWisdom } from './psalms-and-wisdom.ts';

/** The sentences that open an answer on the verses that are most asked about. */
export const openings: Openings = {
  ...lawAndHistory,
  ...psalmsAndWisdom,
  ...prophets,
  ...gospelsAndActs,
  ...letters,
};
