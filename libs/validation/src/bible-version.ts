import { versionById } from '@berea/scripture';
import { z } from 'zod';

/** The identifier of one of the versions a reader may choose. Whether it has a text here is the database's to say. */
export const bibleId = z
  .string('bibleId is required')
  .refine((id) => versionById(id) !== undefined, 'bibleId must be the identifier of a known version');
