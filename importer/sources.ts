import data from './data/sources.json' with { type: 'json' };
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

const treatments: Readonly<Record<string, Treatment>> = {
  kjv: { corrections: [joinTornWords] },
  web: { corrections: [moveDoxology] },
  // The module has one paragraph per chapter; printed editions start a new line for each verse.
  rv1909: { corrections: [restoreSpaces, markHeadings], verseLines: true },
};

/** The translations that come as SWORD modules. */
export const bibleSources = (data.bibles as readonly BibleSource[]).map((source): BibleSource => ({
  ...source,
  treatment: treatments[source.id]!,
}));

/** Strong's dictionaries. */
export const dictionarySources = data.dictionaries as readonly DictionarySource[];

/** The commentaries on every chapter. */
export const commentarySources = data.commentaries as readonly CommentarySource[];

/** Everything that `importScripture` imports. */
export const sources: readonly Source[] = [...bibleSources, ...dictionarySources, ...commentarySources];
