import type { ModuleSource } from '../sources.ts';

/** Nave's Topical Bible: its row of public.sources. */
export const topicSource = {
  id: 'nave',
  kind: 'topics',
  name: 'Nave’s Topical Bible',
  language: 'en',
  licence: 'Public domain (“Copy Freely”).',
  origin: 'Orville J. Nave; digital text by the Bible Foundation and CCEL',
  originUrl: 'https://ccel.org/ccel/n/nave/bible.xml',
  module: 'Nave',
  debianPackage: 'sword-dict-naves',
  zipHost: 'crosswire',
} as const satisfies ModuleSource & { kind: 'topics' };

/** Expected counts. Any other number stops the import of this source. */
export const expectedTopics = {
  topics: 5320,
  headings: 22248,
  references: 77909,
  // The "See" links: all; those that name a topic exactly; fixed ones; those to a heading in the same topic; and those
  // whose target does not exist.
  links: 4368,
  exact: 3712,
  mended: 611,
  within: 2,
  unresolved: 43,
  // References to no place in the canon.
  lost: 26,
};
