/**
 * Rows of public.sources for the packages that word detail is built from. Licences are quoted from the packages' own
 * files.
 */

const shared = { kind: 'tags', counts: {} } as const;

/** The preferred source of the tags. */
export const taggedKingJames = {
  ...shared,
  id: 'kjv-tags',
  name: 'Strong’s numbers and Greek morphology of the King James Version',
  language: 'en',
  licence:
    'GPL (CrossWire’s tagged King James Version, as packaged in bibledit-data). Fetched on this computer, never redistributed with Berea.',
  licenceUrl: 'https://www.gnu.org/licenses/gpl-3.0.html',
  origin: 'CrossWire Bible Society',
  originUrl: 'https://www.crosswire.org/~dmsmith/kjv2006/',
} as const;

/** Fallback when the package above is not available. */
export const tagsOfTheModule = {
  ...taggedKingJames,
  name: 'Strong’s numbers of the King James Version',
  licence: 'Public domain.',
  licenceUrl: null,
  origin: 'CrossWire Bible Society and eBible.org',
  originUrl: 'https://ebible.org/details.php?id=eng-kjv2006',
} as const;

/** The source of grammar and Hebrew word forms. */
export const hebrewBibleSource = {
  ...shared,
  id: 'morphhb',
  name: 'Open Scriptures Hebrew Bible',
  language: 'he',
  licence:
    'CC BY 4.0. Original work of the Open Scriptures Hebrew Bible available at https://github.com/openscriptures/morphhb',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  origin: 'Open Scriptures; the Westminster Leningrad Codex',
  originUrl: 'https://github.com/openscriptures/morphhb',
} as const;

/** The source of lemmas with vowel points. */
export const pointedLemmaSource = {
  ...shared,
  kind: 'dictionary',
  id: 'strongs-lemmas',
  name: 'Hebrew dictionary forms with their points',
  language: 'he',
  licence: 'CC BY-SA. Copyright 2010, Open Scriptures.',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/3.0/',
  origin: 'Open Scriptures; David Troidl, David Instone-Brewer',
  originUrl: 'https://github.com/openscriptures/strongs',
} as const;
