import { citedIn, formatReference, verseRanges, type ChapterPlace, type Version } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';

/** A verse, or several chosen verses of a chapter, with the user's highlights and note. */
export interface Verse {
  readonly place: ChapterPlace;
  /** The verse, or the first of several: the note of several verses is kept on it. */
  readonly number: number;
  /** All verses, in order. */
  readonly numbers: readonly number[];
  /** Those of them that are highlighted. */
  readonly highlighted: readonly number[];
  readonly note: string | undefined;
}

/** The reference of the (first) verse, 'John 3:16'. Also the key of its note in the database. */
export const verseReference = ({ place, number }: Pick<Verse, 'place' | 'number'>): string =>
  formatReference({ ...place, verse: number });

/** The reference of each verse. Also the keys of their highlights in the database. */
export const verseReferences = ({ place }: Verse, numbers: readonly number[]): readonly string[] =>
  numbers.map((verse) => formatReference({ ...place, verse }));

/** The reference of all verses: 'John 3:16-18, 21'. */
export const passageReference = ({ place, numbers }: Pick<Verse, 'place' | 'numbers'>): string =>
  `${formatReference(place)}:${verseRanges(numbers)}`;

/** The reference of all verses and the abbreviation of the version, in its language: 'Juan 3:16 (RV1909)'. */
export const citation = (verse: Verse, { language, abbreviation }: Version): string =>
  `${citedIn(language, passageReference(verse))} (${abbreviation})`;

/** The text to copy: the verses, their reference and the abbreviation of the version. */
export const quotation = (verse: Verse, text: string, version: Version): string =>
  `${text}\n— ${citation(verse, version)}`;

/** The absolute URL of the verses in a version, for sharing: from the first to the last. */
export const verseLink = ({ place, numbers }: Verse, version: Version, origin: string): string => {
  const [verse, last] = [numbers[0]!, numbers.at(-1)!];
  const range = last > verse ? { verse, lastVerse: last } : { verse };
  return origin + bibleAddress({ ...place, ...range, version: version.id });
};
