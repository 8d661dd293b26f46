import { parseReference, placeAt, type Book } from '@berea/scripture';
import type { Passages } from '../passages.ts';
import type { Findings, FoundVerse, LexiconWord, Quoted, Topic } from '@berea/search';

/** The sources for composing answers. The functions use the database (`libraryOver`), tests use a fake. */
export interface Library {
  search(text: string, options: { readonly bibleId?: string; readonly limit?: number }): Promise<Findings>;
  /** The verses that a text quotes, and how known its words are. */
  quoted(text: string): Promise<Quoted>;
  topics(term: string, limit?: number): Promise<readonly Topic[]>;
  /** All names of topics, in lower case. */
  topicNames(): Promise<readonly string[]>;
  /** Commentary on the passages that contain the verses, by position. */
  comments(positions: readonly number[]): Promise<ReadonlyMap<number, Comments>>;
  lexicon(word: string): Promise<readonly LexiconWord[]>;
  /** The points of a chapter in Matthew Henry's outline, in order. */
  outline(book: Book, chapter: number): Promise<readonly OutlinePoint[]>;
  /** Positions of the cross-references of a verse, most relevant first. */
  explaining(position: number): Promise<readonly number[]>;
  /** The number of cross-references of each position. Positions without cross-references are omitted. */
  referredTo(positions: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** Reads the stored text of references in a version. */
  passages(versionId: string, written: readonly string[]): Promise<Passages>;
}

/** Commentary on the passage that contains a verse. */
export interface Comments {
  /** The section that covers the verse, for each commentator. */
  readonly sections: readonly { readonly sourceId: string; readonly passage: string; readonly text: string }[];
  /** The point of the chapter outline that the verse belongs to. */
  readonly point: OutlinePoint | undefined;
}

/** A point of a chapter outline. `first` and `last` are verse numbers, inclusive. */
export interface OutlinePoint {
  readonly title: string;
  readonly first: number;
  readonly last: number;
}

/** Attributions of the commentaries that may be quoted, by their key in `sources`. */
const quotations: Readonly<Record<string, { readonly name: string; readonly work: string }>> = {
  mhcc: { name: 'Matthew Henry', work: 'Matthew Henry (1662–1714), Concise Commentary on the Whole Bible' },
  tdavid: { name: 'Charles Spurgeon', work: 'Charles Spurgeon (1834–1892), The Treasury of David' },
  scofield: { name: 'C. I. Scofield', work: 'C. I. Scofield (1843–1921), Reference Notes' },
};

/** A commentary section with its attribution. */
export interface Note {
  readonly name: string;
  readonly work: string;
  /** 'John 3:1-21' */
  readonly passage: string;
  readonly text: string;
}

/** A search result with its place. */
export interface Found extends FoundVerse {
  readonly book: Book;
  readonly chapter: number;
  readonly verse: number;
}

/**
 * Adds the place of a verse.
 * @throws RangeError when the position is not in any book
 */
export const withPlace = (verse: FoundVerse): Found => {
  const place = placeAt(verse.position);
  if (!place) throw new RangeError(`The verse at ${verse.position} is not in any book`);
  return { ...verse, ...place };
};

/** The commentary sections that may be quoted. */
export const notesIn = ({ sections }: Comments): Note[] =>
  sections.flatMap(({ sourceId, passage, text }) => {
    const quotation = quotations[sourceId];
    return quotation && parseReference(passage)
      ? [{ ...quotation, passage, text: text.replace(/\s*\n+\s*/g, ' ') }]
      : [];
  });
