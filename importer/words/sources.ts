import data from '../data/word-sources.json' with { type: 'json' };

/** Rows of public.sources for the packages that word detail is built from. */
const shared = { kind: 'tags', counts: {} } as const;

/** The preferred source of the tags. */
export const taggedKingJames = { ...shared, ...data.taggedKingJames };

/** Fallback when the package above is not available. */
export const tagsOfTheModule = { ...shared, ...data.tagsOfTheModule };

/** The source of grammar and Hebrew word forms. */
export const hebrewBibleSource = { ...shared, ...data.hebrewBible };

/** The source of lemmas with vowel points. */
export const pointedLemmaSource = { ...shared, kind: 'dictionary', ...data.pointedLemmas } as const;
