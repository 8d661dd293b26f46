import type { Book } from './canon.ts';
import { placeInAddress } from './place-in-address.ts';
import { defaultVersionId } from './versions.ts';

/** What an address leads to. */
interface AddressedPlace {
  book: Book;
  chapter?: number;
  verse?: number;
  /** Last verse of a range: of `lastChapter`, or of the chapter. */
  lastVerse?: number;
  /** The chapter in which a range across chapters ends. */
  lastChapter?: number;
  /** Whether the chapter is read for a reading plan, to which its end then leads back. */
  plan?: boolean;
  /** The version it is read in. The King James Version is what an address without one means, for everybody. */
  version?: string;
}

/**
 * The path of a book, chapter, verse or range in the reader: '/bible/john/3/16', '/bible/john/3/16-18',
 * '/bible/john/3/16-4:2', '/bible/john/3-5', with the plan '/bible/john/3?plan', and
 * in a version '/bible/john/3/16?version=eng-web'.
 */
export function bibleAddress({ plan, version = defaultVersionId, ...place }: AddressedPlace): string {
  const query = [plan ? 'plan' : '', version === defaultVersionId ? '' : `version=${encodeURIComponent(version)}`]
    .filter((part) => part !== '')
    .join('&');
  return `/bible/${placeInAddress(place)}${query && `?${query}`}`;
}

/** Whether a path is that of a chapter, whose version its address names. */
export const isChapterAddress = (pathname: string): boolean => /^\/bible\/[^/]+\/\d/.test(pathname);
