import { told } from './told.ts';

/** What people ask of Acts, the letters and Revelation, passage by passage. */
export const askedOfTheApostlesFacts = told([]);
