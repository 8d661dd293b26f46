import { told } from './told.ts';

/** People, deeds and things that are asked for without their names, or with a second thought. */
export const describedInOtherWordsFacts = told([]);
