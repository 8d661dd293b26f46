import { newTestament } from './new-testament.ts';
import { oldTestament } from './old-testament.ts';

/** How people half remember verses, in everyday words. */
export const rememberedVerses = [...oldTestament, ...newTestament];
