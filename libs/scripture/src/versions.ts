/** The translations a reader may choose, in the order of the dropdown. Whether one has a source is the database's to say. */

export interface Version {
  /** What settings keep and what the functions call `bibleId`. */
  readonly id: string;
  readonly name: string;
  readonly abbreviation: string;
  /** BCP 47: the `lang` of its text. */
  readonly language: 'en' | 'es';
  /** Every chapter is asked of a service that counts and forbids copies: nothing of it is stored or fetched ahead. */
  readonly metered?: true;
}

/** A legacy key: here it means the King James Version, whatever that string names elsewhere. */
export const defaultVersionId = '06125adad2d5898a-01';

export const versions: readonly Version[] = [
  { id: defaultVersionId, name: 'King James Version', abbreviation: 'KJV', language: 'en' },
  { id: 'eng-asv', name: 'American Standard Version (Byzantine with Apocrypha)', abbreviation: 'ASV', language: 'en' },
  { id: 'eng-lsv', name: 'Literal Standard Version', abbreviation: 'LSV', language: 'en' },
  { id: 'eng-web', name: 'World English Bible', abbreviation: 'WEB', language: 'en' },
  { id: 'spa-pddpt', name: 'Palabra de Dios para ti', abbreviation: 'PDDPT', language: 'es' },
  { id: 'eng-nasb', name: 'New American Standard Bible', abbreviation: 'NASB', language: 'en', metered: true },
  { id: 'spa-rv1909', name: 'Reina-Valera 1909', abbreviation: 'RV1909', language: 'es' },
];

/** The version with this identifier, or undefined. */
export const versionById = (id: string): Version | undefined => versions.find((version) => version.id === id);
