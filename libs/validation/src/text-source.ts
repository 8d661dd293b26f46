import { z } from 'zod';

/** Only http(s): what stands in a table becomes a link of a page. */
const webAddress = z.string().refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'is no web address');

/** A row of the table `sources`: an imported text, whose it is and where it came from. */
export const textSource = z.object({
  id: z.string().min(1),
  /** 'bible', 'dictionary', 'commentary', 'topics', 'cross-references', 'tags'; another kind may join. */
  kind: z.string().min(1),
  name: z.string().min(1),
  /** BCP 47 */
  language: z.string().min(1),
  licence: z.string().min(1),
  licence_url: webAddress.nullable(),
  origin: z.string().min(1),
  origin_url: webAddress.nullable(),
  package_version: z.string(),
  /** What the importer counted: {"verses": 31102}. */
  counts: z.record(z.string(), z.unknown()),
});
export type TextSource = z.infer<typeof textSource>;
