import { told } from './told.ts';

/** What people ask of the prophets, and customs, things and idioms of the Bible, passage by passage. */
export const askedOfTheProphetsFacts = told([]);
