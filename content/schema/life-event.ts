import { z } from 'zod';
import { itemId, prose } from './card.ts';

/** What people tell of their life, and the question that helps them. */
export const lifeEvent = z.strictObject({
  /** The id of the card. */
  card: itemId,
  /**
   * One to four groups of cues; one of each must occur. Alternatives are separated by ', '. A word that ends in '*' is
   * the beginning of a word, ' ... ' stands for up to five words but "not", as in the patterns of libs/care, and
   * '{name}' for a group of `cue-groups.yaml`. Apostrophes are left out: 'dont'.
   */
  cues: z.array(prose).min(1).max(4),
  /** Cues that must not occur. */
  unless: prose.optional(),
  /** A text that the row recognises. A test asks it. */
  example: prose,
});
export type LifeEvent = z.infer<typeof lifeEvent>;
