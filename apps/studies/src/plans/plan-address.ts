import { chapterName, parseReference } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';

/** The address of a chapter ('John 3') in the reader, which leads back to the plans. */
export const addressFromPlan = (chapter: string): string => `${bibleAddress(parseReference(chapter)!)}?plan`;

/** A chapter as it is shown: 'Psalm 23' for 'Psalms 23'. */
export const shownChapter = (chapter: string): string => chapterName(parseReference(chapter)!);
