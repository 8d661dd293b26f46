import { z } from 'zod';

/** What stands in a table becomes a link of a page: only http(s) does; anything else is no link. */
const webAddress = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value))
  .nullable()
  .catch(null);

/** A row of the table `sources`: an imported text, whose it is and where it came from. */
export const textSource = z.object({
  id: z.string().min(1),
  /** 'bible', 'dictionary', 'commentary', 'topics', 'cross-references', 'tags'; another kind may join. */
  kind: z.string().min(1),
  name: z.string().min(1),
  /** BCP 47 */
  language: z.string().min(1),
  licence: z.string().min(1),
  licence_url: webAddress,
  origin: z.string().min(1),
  origin_url: webAddress,
  package_version: z.string(),
  /** What the importer counted: {"verses": 31102}. */
  counts: z.record(z.string(), z.unknown()),
});
export type TextSource = z.infer<typeof textSource>;
