import { told } from './told.ts';

/** What people ask of Genesis to Joshua, passage by passage. */
export const askedOfTheLawFacts = told([]);
