import { aToF } from './a-to-f.ts';
import { furtherOccasions } from './further-occasions.ts';
import { gToO } from './g-to-o.ts';
import { occasions } from './occasions.ts';
import { pToZ } from './p-to-z.ts';

/**
 * Topics that verses are asked for most. Not those on which the choice of a verse is half an answer, such as abortion: they
 * have a card.
 */
export const topics = [...aToF, ...gToO, ...pToZ, ...occasions, ...furtherOccasions];

export type { Topic } from './topic.ts';
