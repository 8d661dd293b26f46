import { versionById } from '@berea/scripture';
import * as z from 'zod/mini';

/** The identifier of a selectable Bible version. Only the database knows whether its text is available. */
export const bibleId = z
  .string('bibleId is required')
  .check(z.refine((id) => versionById(id) !== undefined, 'bibleId must be the identifier of a known version'));
