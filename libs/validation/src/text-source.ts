import * as z from 'zod/mini';
import { nonEmptyText } from './text.ts';

/** Values from the table become links on a page, so only http(s) URLs are allowed; anything else is dropped. */
const webAddress = z.catch(
  z.nullable(z.string().check(z.refine((value) => /^https?:\/\//.test(value) && URL.canParse(value)))),
  null,
);

/** A row of the table `sources`: an imported text with its licence and origin. */
export const textSource = z.object({
  id: nonEmptyText,
  /** 'bible', 'dictionary', 'commentary', 'topics', 'cross-references', 'tags'; more kinds may be added. */
  kind: nonEmptyText,
  name: nonEmptyText,
  /** BCP 47 */
  language: nonEmptyText,
  licence: nonEmptyText,
  licence_url: webAddress,
  origin: nonEmptyText,
  origin_url: webAddress,
  package_version: z.string(),
  /** Counts from the importer: {"verses": 31102}. */
  counts: z.record(z.string(), z.unknown()),
});
export type TextSource = z.infer<typeof textSource>;
