import { defaultVersionId } from '@berea/scripture';
import type { SourceDescription } from './import/source-rows.ts';
import type { Treatment } from './osis/chapters.ts';
import { restoreSpaces } from './osis/lost-spaces.ts';
import { moveDoxology } from './osis/misplaced-doxology.ts';
import { joinTornWords } from './osis/torn-words.ts';
import { markHeadings } from './osis/unmarked-headings.ts';
import type { Versification } from './sword/versification.ts';

/** A SWORD module to import. Licence and origin are quoted from its .conf file and its package's copyright file. */
export interface ModuleSource extends SourceDescription {
  /** The SWORD module: the section name of its .conf, and the zip's name on the module host. */
  readonly module: string;
  readonly debianPackage: string;
  readonly zipHost: 'ebible' | 'crosswire';
}

/** A translation of the Bible. */
export interface BibleSource extends ModuleSource {
  readonly kind: 'bible';
  readonly versionId: string;
  /** What the .conf must declare: slots are counted by this numbering. */
  readonly versification: Versification;
  /** Expected slots of the 66 books, and how many verses have text. Any other number stops the import. */
  readonly expected: { readonly slots: number; readonly verses: number };
  readonly treatment?: Treatment;
}

/** A Strong's dictionary. */
export interface DictionarySource extends ModuleSource {
  readonly kind: 'dictionary';
  readonly prefix: 'G' | 'H';
  /** Expected number of entries, and of those that have a word. Any other number stops the import. */
  readonly expected: { readonly entries: number; readonly words: number };
}

/** A commentary on every chapter. */
export interface CommentarySource extends ModuleSource {
  readonly kind: 'commentary';
  /** Expected distinct entries of the module, and the sections and outlines read from them. */
  readonly expected: { readonly entries: number; readonly sections: number; readonly outlines: number };
}

/** Any source that `importScripture` imports. */
export type Source = BibleSource | DictionarySource | CommentarySource;

/** The translations that come as SWORD modules. */
export const bibleSources: readonly BibleSource[] = [
  {
    id: 'kjv',
    kind: 'bible',
    name: 'King James Version (standardized text of 1769)',
    language: 'en',
    versionId: defaultVersionId,
    licence:
      'Public domain. In the United Kingdom, letters patent of the Crown govern printing and importing printed copies.',
    licenceUrl: 'https://en.wikipedia.org/wiki/King_James_Version#Copyright_status',
    origin: 'CrossWire Bible Society and eBible.org',
    originUrl: 'https://ebible.org/details.php?id=eng-kjv2006',
    module: 'engKJV2006eb',
    debianPackage: 'sword-text-kjv',
    zipHost: 'ebible',
    versification: 'KJV',
    expected: { slots: 31102, verses: 31102 },
    treatment: { corrections: [joinTornWords] },
  },
  {
    id: 'web',
    kind: 'bible',
    name: 'World English Bible (2020 stable text edition)',
    language: 'en',
    versionId: 'eng-web',
    licence:
      'Public domain. “World English Bible” is a trademark of eBible.org: a text that was changed may not bear the name.',
    licenceUrl: 'https://ebible.org/web/copyright.htm',
    origin: 'World English Bible contributors, eBible.org',
    originUrl: 'https://ebible.org/web/',
    module: 'engWEB2015eb',
    debianPackage: 'sword-text-web',
    zipHost: 'ebible',
    // Nine slots are empty; three of them (Romans 16:25-27) are filled from where the module misplaces them.
    versification: 'NRSVA',
    expected: { slots: 31104, verses: 31104 - 9 + 3 },
    treatment: { corrections: [moveDoxology] },
  },
  {
    id: 'rv1909',
    kind: 'bible',
    name: 'Santa Biblia — Reina-Valera 1909',
    language: 'es',
    versionId: 'spa-rv1909',
    licence: 'Public domain.',
    origin: 'Reina and Valera; eBible.org',
    originUrl: 'https://ebible.org/details.php?id=spaRV1909',
    module: 'spaRV1909eb',
    debianPackage: 'sword-text-sparv',
    zipHost: 'ebible',
    versification: 'KJV',
    expected: { slots: 31102, verses: 31102 - 18 },
    // The module has one paragraph per chapter; printed editions start a new line for each verse.
    treatment: { corrections: [restoreSpaces, markHeadings], verseLines: true },
  },
];

/** Strong's dictionaries. */
export const dictionarySources: readonly DictionarySource[] = [
  {
    id: 'strongs-hebrew',
    kind: 'dictionary',
    name: 'Strong’s Hebrew Bible Dictionary (1890)',
    language: 'en',
    licence: 'Public domain.',
    origin: 'James Strong; digital text by Jens Grebner',
    originUrl: 'https://gitlab.com/crosswire-bible-society/strongshebrew',
    module: 'StrongsHebrew',
    debianPackage: 'sword-dict-strongs-hebrew',
    zipHost: 'crosswire',
    prefix: 'H',
    expected: { entries: 8675, words: 8674 },
  },
  {
    id: 'strongs-greek',
    kind: 'dictionary',
    name: 'Strong’s Greek Dictionary of Bible Words (1890)',
    language: 'en',
    licence: 'Public domain.',
    origin: 'James Strong; digital text by Ulrik Sandborg-Petersen',
    originUrl: 'https://gitlab.com/crosswire-bible-society/strongsdic',
    module: 'StrongsGreek',
    debianPackage: 'sword-dict-strongs-greek',
    zipHost: 'crosswire',
    prefix: 'G',
    expected: { entries: 5624, words: 5523 },
  },
];

/** The commentaries on every chapter. */
export const commentarySources: readonly CommentarySource[] = [
  {
    id: 'mhcc',
    kind: 'commentary',
    name: 'Matthew Henry’s Concise Commentary on the Whole Bible',
    language: 'en',
    licence: 'Public domain.',
    origin: 'Matthew Henry, abridged; digital text by the Bible Foundation',
    originUrl: 'https://ccel.org/ccel/henry/mhcc',
    module: 'MHCC',
    debianPackage: 'sword-comm-mhcc',
    zipHost: 'crosswire',
    expected: { entries: 5302, sections: 4046, outlines: 2887 },
  },
];

/** Everything that `importScripture` imports. */
export const sources: readonly Source[] = [...bibleSources, ...dictionarySources, ...commentarySources];
