import { formatReference, type ChapterPlace, type Version } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';
import type { HighlightName } from '@berea/validation';

/** A verse with the user's highlight and note. */
export interface Verse {
  readonly place: ChapterPlace;
  readonly number: number;
  readonly highlight: HighlightName | undefined;
  readonly note: string | undefined;
}

/** The reference, 'John 3:16'. Also the key of highlights and notes in the database. */
export const verseReference = ({ place, number }: Verse): string => formatReference({ ...place, verse: number });

/** The text to copy: the verse, its reference and the abbreviation of the version. */
export const quotation = (verse: Verse, text: string, version: Version): string =>
  `${text}\n— ${verseReference(verse)} (${version.abbreviation})`;

/** The absolute URL of a verse in a version, for sharing. */
export const verseLink = ({ place, number }: Verse, version: Version, origin: string): string =>
  `${origin}${bibleAddress({ ...place, verse: number })}?version=${encodeURIComponent(version.id)}`;
