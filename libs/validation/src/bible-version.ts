import * as z from 'zod/mini';
import { isBibleId } from './plain/settings.ts';

/** The identifier of a selectable Bible version. Only the database knows whether its text is available. */
export const bibleId = z
  .string('bibleId is required')
  .check(z.refine(isBibleId, 'bibleId must be the identifier of a known version'));

/** Request body of bible-versions: there is nothing to choose. */
export const versionsRequest = z.object({});

/** Successful response of bible-versions; for errors see `functionError`. */
export const versionsResponse = z.object({
  data: z.object({
    /** The identifiers of the versions that have a text on this installation. */
    here: z.array(z.string()),
  }),
});
export type VersionsResponse = z.infer<typeof versionsResponse>;
