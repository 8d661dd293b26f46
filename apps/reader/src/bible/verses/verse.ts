import { formatReference, type ChapterPlace, type Version } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';
import type { HighlightName } from '@berea/validation';

/** A verse as its reader has it in hand. */
export interface Verse {
  readonly place: ChapterPlace;
  readonly number: number;
  readonly highlight: HighlightName | undefined;
  readonly note: string | undefined;
}

/** 'John 3:16': also what highlights and notes are kept by. */
export const verseReference = ({ place, number }: Verse): string => formatReference({ ...place, verse: number });

/** The verse as it is copied: its text, where it stands and in which version. */
export const quotation = (verse: Verse, text: string, version: Version): string =>
  `${text}\n— ${verseReference(verse)} (${version.abbreviation})`;

/** The address of a verse in a version, as it is passed on. */
export const verseLink = ({ place, number }: Verse, version: Version, origin: string): string =>
  `${origin}${bibleAddress({ ...place, verse: number })}?version=${encodeURIComponent(version.id)}`;
