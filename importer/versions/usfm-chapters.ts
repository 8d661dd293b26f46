import { books, usfmCode, versesIn, type Book } from '@berea/scripture';
import { z } from 'zod';
import { ChapterWriter, type Chapter } from '../osis/chapter-writer.ts';
import { parseUsfm } from './usfm.ts';

interface Piece {
  readonly tag?: string | undefined;
  readonly type?: string | undefined;
  readonly text?: string | undefined;
  readonly content?: string | undefined;
  readonly endTag?: string | undefined;
  readonly children?: readonly Piece[] | undefined;
}

const piece: z.ZodType<Piece> = z.lazy(() =>
  z.object({
    tag: z.string().optional(),
    type: z.string().optional(),
    text: z.string().optional(),
    content: z.string().optional(),
    endTag: z.string().optional(),
    children: z.array(piece).optional(),
  }),
);

const usfm = z.object({
  headers: z.array(z.object({ tag: z.string().optional(), content: z.string().optional() })),
  /** Chapters by number. Each has 'front' and its verses, by number or span ('3-4'). */
  chapters: z.record(z.string(), z.record(z.string(), z.object({ verseObjects: z.array(piece).default([]) }))),
});

const byCode = new Map(books.map((book) => [usfmCode(book.id), book]));

/** Inline markers that are displayed differently from plain text. */
const spans = new Set(['add', 'nd', 'wj', 'qs', 'bk', 'tl', 'it']);
const footnotes = /^(?:f|fe|ef)$/;
const crossReferences = /^(?:x|ex)$/;
/** What a footnote begins with: its mark in print, and the place it is about. */
const noteBeginning = /^\s*[-+\w*]?\s*(?:\\\+?fr\s[^\\]*)?/;

/** The words of a footnote, without its markers. */
const noteText = (content = ''): string => content.replace(noteBeginning, '').replace(/\\\+?\w+\*?\s?/g, '');
const paragraph = /^(?:p|m|mi|pi\d?|pm\w?|pc|pr|po|nb|cls|q[rcm]?\d?|qd|li\d?|lim\d?|ph\d?|lh|lf)$/;
const aside = /^(?:s\d?|sr|ms\d?|mr|r|d|sp|qa|sd)$/;

/** The book a USFM file contains; undefined when it is not one of the 66. */
export function bookOf(text: string): Book | undefined {
  return byCode.get(/^\uFEFF?\\id\s+(\w{3})/.exec(text)?.[1]?.toUpperCase() ?? '');
}

/**
 * The chapters of a book from its USFM. Cross-references are left out. A verse bridge ('3-4') is placed at
 * its first verse. Chapters that are not in the canon are left out.
 * @throws ZodError when the parser's output has an unexpected shape
 */
export function usfmChapters(book: Book, text: string): Chapter[] {
  const { chapters } = usfm.parse(parseUsfm(text));
  return Object.entries(chapters)
    .map(([number, verses]) => ({ number: Number(number), verses }))
    .filter(({ number }) => versesIn(book.id, number) !== undefined)
    .sort((a, b) => a.number - b.number)
    .map(({ number, verses }) => {
      const reader = new UsfmReader(new ChapterWriter(book, number));
      const inOrder = Object.entries(verses)
        .map(([name, { verseObjects }]) => ({ verse: name === 'front' ? 0 : Number.parseInt(name, 10), verseObjects }))
        .filter(({ verse }) => Number.isInteger(verse))
        .sort((a, b) => a.verse - b.verse);
      for (const { verse, verseObjects } of inOrder) reader.verse(verse, verseObjects);
      return reader.writer.finish();
    })
    .filter(({ verses }) => verses.length > 0);
}

/**
 * Translates the parser's pieces into calls on a chapter's writer. A title continues after a note inside it: it ends at
 * the next paragraph or verse.
 */
class UsfmReader {
  readonly writer: ChapterWriter;
  #aside = false;

  constructor(writer: ChapterWriter) {
    this.writer = writer;
  }

  /** @param verse 0 for what precedes the first verse */
  verse(verse: number, pieces: readonly Piece[]): void {
    if (verse > 0) {
      this.#endAside();
      this.writer.startVerse(verse);
    }
    for (const each of pieces) this.#write(each);
  }

  #write(part: Piece): void {
    const tag = part.tag?.replace(/^\+/, '') ?? '';
    const block = part.endTag === undefined;
    if (crossReferences.test(tag)) return this.writer.note();
    if (footnotes.test(tag)) return this.writer.note(noteText(part.content));
    if (tag === 'b') {
      this.#endAside();
      this.writer.endStanza();
    } else if (block && aside.test(tag)) {
      this.#endAside();
      this.writer.startAside(tag);
      this.#aside = true;
      this.#inside(part);
    } else if (block && paragraph.test(tag)) {
      this.#endAside();
      this.writer.startParagraph(tag === 'q' ? 'q1' : tag);
      this.#inside(part);
    } else if (spans.has(tag)) {
      this.writer.startSpan(tag);
      this.#inside(part);
      this.writer.endSpan();
    } else if (tag === '' || part.type === 'word' || !block) this.#inside(part);
  }

  #inside({ text, content, children = [] }: Piece): void {
    const plainText = text ?? content ?? '';
    if (plainText !== '') this.writer.text(plainText);
    for (const child of children) this.#write(child);
  }

  #endAside(): void {
    if (this.#aside) this.writer.endAside();
    this.#aside = false;
  }
}
