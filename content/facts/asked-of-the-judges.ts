import { told } from './told.ts';

/** What people ask of Judges, Ruth and the books of Samuel, passage by passage. */
export const askedOfTheJudgesFacts = told([]);
