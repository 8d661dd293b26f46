/**
 * The selectable translations, in dropdown order. Only the database knows whether a translation's text is available.
 */

/** A Bible translation. */
export interface Version {
  /** The identifier stored in settings and sent to functions as `bibleId`. */
  readonly id: string;
  readonly name: string;
  readonly abbreviation: string;
  /** BCP 47 language of the text. */
  readonly language: 'en' | 'es';
  /** What its words are like, for somebody who knows none of the versions. */
  readonly wording: string;
  /** Chapters come from a metered API whose terms forbid copies, so they are neither stored nor prefetched. */
  readonly metered?: true;
}

/** A legacy key. In this project it means the King James Version, even if another system uses it for something else. */
export const defaultVersionId = '06125adad2d5898a-01';

/** All selectable versions, in dropdown order. */
export const versions: readonly Version[] = [
  {
    id: defaultVersionId,
    name: 'King James Version',
    abbreviation: 'KJV',
    language: 'en',
    wording: 'Older English, 1769',
  },
  {
    id: 'eng-asv',
    name: 'American Standard Version (Byzantine with Apocrypha)',
    abbreviation: 'ASV',
    language: 'en',
    wording: 'Older English: the text of 1901, with 66 books',
  },
  {
    id: 'eng-lsv',
    name: 'Literal Standard Version',
    abbreviation: 'LSV',
    language: 'en',
    wording: 'Modern English, word for word',
  },
  { id: 'eng-web', name: 'World English Bible', abbreviation: 'WEB', language: 'en', wording: 'Modern English' },
  {
    id: 'spa-pddpt',
    name: 'Palabra de Dios para ti',
    abbreviation: 'PDDPT',
    language: 'es',
    wording: 'Modern Spanish',
  },
  {
    id: 'eng-nasb',
    name: 'New American Standard Bible',
    abbreviation: 'NASB',
    language: 'en',
    wording: 'Modern English, quite literal',
    metered: true,
  },
  {
    id: 'spa-rv1909',
    name: 'Reina-Valera 1909',
    abbreviation: 'RV1909',
    language: 'es',
    wording: 'Older Spanish, 1909',
  },
];

/** The version with this identifier, or undefined. */
export const versionById = (id: string): Version | undefined => versions.find((version) => version.id === id);
