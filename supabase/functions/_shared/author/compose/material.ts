import { parseReference, placeAt, type Book } from '@berea/scripture';
import type { Passages } from '../passages.ts';
import type { Findings, FoundVerse, LexiconWord, Topic } from '../../library/findings.ts';

/** What composition draws on. The functions give it the library over their database; tests a made one. */
export interface Library {
  search(text: string, options: { readonly bibleId?: string; readonly limit?: number }): Promise<Findings>;
  topics(term: string, limit?: number): Promise<readonly Topic[]>;
  /** What is said of the passages that verses stand in, by their positions. */
  comments(positions: readonly number[]): Promise<ReadonlyMap<number, Comments>>;
  lexicon(word: string): Promise<readonly LexiconWord[]>;
  /** The points of a chapter as Matthew Henry divides it, in order. */
  outline(book: Book, chapter: number): Promise<readonly OutlinePoint[]>;
  /** Positions of the verses that a verse is explained by, the closest first. */
  explaining(position: number): Promise<readonly number[]>;
  /** How many cross-references each of these has. Positions without cross-references are left out. */
  referredTo(positions: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** The stored text of references. */
  passages(versionId: string, written: readonly string[]): Promise<Passages>;
}

/** What is said of the passage a verse stands in. */
export interface Comments {
  /** Of each commentator the section that covers the verse. */
  readonly sections: readonly { readonly sourceId: string; readonly passage: string; readonly text: string }[];
  /** The point of the chapter's outline it belongs to. */
  readonly point: OutlinePoint | undefined;
}

export interface OutlinePoint {
  readonly title: string;
  readonly first: number;
  readonly last: number;
}

/** Who is quoted, by the key of the source. */
const quotations: Readonly<Record<string, { readonly name: string; readonly work: string }>> = {
  mhcc: { name: 'Matthew Henry', work: 'Matthew Henry (1662–1714), Concise Commentary on the Whole Bible' },
  tdavid: { name: 'Charles Spurgeon', work: 'Charles Spurgeon (1834–1892), The Treasury of David' },
  scofield: { name: 'C. I. Scofield', work: 'C. I. Scofield (1843–1921), Reference Notes' },
};

/** What a commentator says of the passage a verse stands in. */
export interface Note {
  readonly name: string;
  readonly work: string;
  /** 'John 3:1-21' */
  readonly passage: string;
  readonly text: string;
}

/** A verse with what is known around it. */
export interface Found extends FoundVerse {
  readonly book: Book;
  readonly chapter: number;
  readonly verse: number;
}

export const withPlace = (verse: FoundVerse): Found => {
  const place = placeAt(verse.position);
  if (!place) throw new RangeError(`The verse at ${verse.position} stands in no book`);
  return { ...verse, ...place };
};

/** What may be quoted of it. Empty where nobody says anything. */
export const notesIn = ({ sections }: Comments): Note[] =>
  sections.flatMap(({ sourceId, passage, text }) => {
    const quotation = quotations[sourceId];
    return quotation && parseReference(passage)
      ? [{ ...quotation, passage, text: text.replace(/\s*\n+\s*/g, ' ') }]
      : [];
  });
