import { told } from './told.ts';

/** What people ask of Kings, Chronicles, Ezra to Esther, Job and the poets, passage by passage. */
export const askedOfTheKingsFacts = told([]);
