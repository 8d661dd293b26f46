import data from '../data/other-versions.json' with { type: 'json' };
import type { SourceDescription } from '../import/source-rows.ts';

interface Described extends SourceDescription {
  readonly versionId: string;
}

/** A version that is downloaded from eBible.org. */
export interface EbibleSource extends Described {
  /** eBible.org's id of the text: `<address>/<ebibleId>_usfm.zip`. */
  readonly ebibleId: string;
}

/** The text of 1901, which comes in an npm package. */
export const americanStandard: Described = data.americanStandard;

/** The versions that are downloaded from eBible.org when there is a network. */
export const ebibleSources: readonly EbibleSource[] = data.ebible;
