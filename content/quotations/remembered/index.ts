import { furtherNewTestament } from './further-new-testament.ts';
import { furtherOldTestament } from './further-old-testament.ts';
import { newTestament } from './new-testament.ts';
import { oldTestament } from './old-testament.ts';

/** How people half remember verses, in everyday words. */
export const rememberedVerses = [...oldTestament, ...furtherOldTestament, ...newTestament, ...furtherNewTestament];
