import { told } from './told.ts';

/** What people ask to compare or to have explained: 'who was king first, Saul or David', 'was Junia a woman'. */
export const saidAndComparedFacts = told([]);
