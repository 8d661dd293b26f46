import { newTestament } from './new-testament.ts';

/** How people half remember verses, in everyday words. */
export const rememberedVerses = [...newTestament];
