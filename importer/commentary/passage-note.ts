import type { Book } from '@berea/scripture';

/** What a commentator says about some verses of a chapter, as plain text. Paragraphs are separated by an empty line. */
export interface PassageNote {
  readonly book: Book;
  readonly chapter: number;
  readonly firstVerse: number;
  readonly lastVerse: number;
  readonly text: string;
}
