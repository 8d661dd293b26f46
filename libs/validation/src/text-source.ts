import { z } from 'zod';

/** Values from the table become links on a page, so only http(s) URLs are allowed; anything else is dropped. */
const webAddress = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value))
  .nullable()
  .catch(null);

/** A row of the table `sources`: an imported text with its licence and origin. */
export const textSource = z.object({
  id: z.string().min(1),
  /** 'bible', 'dictionary', 'commentary', 'topics', 'cross-references', 'tags'; more kinds may be added. */
  kind: z.string().min(1),
  name: z.string().min(1),
  /** BCP 47 */
  language: z.string().min(1),
  licence: z.string().min(1),
  licence_url: webAddress,
  origin: z.string().min(1),
  origin_url: webAddress,
  package_version: z.string(),
  /** Counts from the importer: {"verses": 31102}. */
  counts: z.record(z.string(), z.unknown()),
});
export type TextSource = z.infer<typeof textSource>;
