import { told } from './told.ts';

/** What people ask of the Gospels, passage by passage. */
export const askedOfTheGospelsFacts = told([]);
