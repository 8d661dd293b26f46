import type { ModuleSource } from '../sources.ts';
import type { BookOfEntries } from '../sword/verse-text.ts';
import type { PassageNote } from './passage-note.ts';
import { scofieldNotes } from './scofield-notes.ts';
import { treasuryExpositions } from './treasury-expositions.ts';

/**
 * A commentary that covers only some passages. It is quoted in addition to the commentary that covers every chapter.
 */
export interface PassageSource extends ModuleSource {
  readonly read: (book: BookOfEntries) => PassageNote[];
  /** Expected number of passages. Any other number stops the import of this source. */
  readonly passages: number;
}

/** The commentaries on single passages that are imported. */
export const passageSources: readonly PassageSource[] = [
  {
    id: 'scofield',
    name: 'Scofield Reference Notes (1917 edition)',
    language: 'en',
    licence: 'Public domain.',
    origin: 'Cyrus Ingerson Scofield; digital text from Wikisource',
    originUrl: 'https://en.wikisource.org/wiki/Scofield_Reference_Bible_Notes',
    module: 'Scofield',
    debianPackage: 'sword-comm-scofield',
    zipHost: 'crosswire',
    read: scofieldNotes,
    passages: 3207,
  },
  {
    id: 'tdavid',
    name: 'The Treasury of David',
    language: 'en',
    licence: 'Public domain. The work’s final volume was released in 1885.',
    origin: 'Charles H. Spurgeon; digital text by The Spurgeon Archive',
    originUrl: 'http://archive.spurgeon.org/treasury/',
    module: 'TDavid',
    debianPackage: 'sword-comm-tdavid',
    zipHost: 'crosswire',
    read: treasuryExpositions,
    passages: 2367,
  },
];
