import * as z from 'zod/mini';
import { isBibleId } from './plain/settings.ts';

/** The identifier of a selectable Bible version. Only the database knows whether its text is available. */
export const bibleId = z
  .string('bibleId is required')
  .check(z.refine(isBibleId, 'bibleId must be the identifier of a known version'));
