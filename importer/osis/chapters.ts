import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Book } from '@berea/scripture';
import type { BookOfEntries } from '../sword/verse-text.ts';
import { ChapterWriter, type Chapter } from './chapter-writer.ts';
import { repair, type Correction } from './repair.ts';

/** The USX class of an inline element that is displayed; undefined for all others. */
function spanOf(name: string, attributes: Record<string, string>): string | undefined {
  if (name === 'transChange') return 'add';
  if (name === 'divineName') return 'nd';
  if (name === 'q') return attributes['who'] === 'Jesus' ? 'wj' : undefined;
  return name === 'name' && attributes['type'] === 'x-usfm-bk' ? 'bk' : undefined;
}

/** The place that a note begins with, its own. */
const isOwnPlace = (name: string, { type }: Record<string, string>): boolean =>
  name === 'reference' && type === 'annotateRef';

/** Writes 'Lord' as 'LORD', but keeps the small s of “LORD’s”. */
const capitals = (text: string): string => text.replace(/(?<![’'\p{L}])\p{L}+/gu, (word) => word.toUpperCase());

/** How a module's markup is treated before and while it is parsed. */
export interface Treatment {
  /** Known faults of this module, corrected before parsing. */
  readonly corrections?: readonly Correction[];
  /** Every verse begins a paragraph: for a module that marks no paragraphs. */
  readonly verseLines?: boolean;
}

/**
 * The chapters of a book from the module's stream. Lines and paragraphs cross verses, so a book is parsed as one
 * document; a chapter begins at its slot 0.
 * @throws Error when the markup is not well-formed even after its known faults are corrected.
 */
export function chaptersOf(source: BookOfEntries, { corrections = [], verseLines = false }: Treatment = {}): Chapter[] {
  const { book, entries } = corrections.reduce((corrected, correct) => correct(corrected), repair(source));
  const reader = new OsisReader(book, verseLines);
  for (const { chapter, verse, text } of entries) reader.write(`<verse subType="${chapter}" n="${verse}"/>${text}`);
  return reader.finish();
}

/**
 * Translates parser events into calls on the current chapter's writer. Paragraphs are milestones in a module: `sID`
 * begins one, `eID` ends it.
 */
class OsisReader {
  readonly #parser = new SaxesParser({ xmlns: false, fragment: true, position: false });
  readonly #chapters: Chapter[] = [];
  readonly #book: Book;
  readonly #verseLines: boolean;
  #writer: ChapterWriter;
  #chapter = 0;
  #notes = 0;
  /** The words of the note that is open, but for the place that it names itself. */
  #note: string | undefined;
  #places = 0;
  #divineNames = 0;

  constructor(book: Book, verseLines: boolean) {
    this.#book = book;
    this.#verseLines = verseLines;
    this.#writer = new ChapterWriter(book, 0);
    this.#parser.on('opentag', (tag) => this.#open(tag));
    this.#parser.on('closetag', (tag) => this.#close(tag));
    this.#parser.on('text', (text) => this.#text(text));
    this.#parser.on('error', (error) => {
      throw new Error(`${book.name} ${this.#chapter}:${this.#writer.verse}: ${error.message}`);
    });
  }

  write(osis: string): void {
    this.#parser.write(osis);
  }

  finish(): Chapter[] {
    this.#parser.close();
    this.#chapters.push(this.#writer.finish());
    return this.#chapters;
  }

  #open({ name, attributes }: SaxesTagPlain): void {
    if (name === 'note' && this.#notes++ === 0)
      // Lists of cross-references are data of their own.
      this.#note = attributes['type'] === 'crossReference' ? undefined : '';
    if (this.#notes > 0) return void (this.#places += isOwnPlace(name, attributes) ? 1 : 0);
    const writer = this.#writer;
    const span = spanOf(name, attributes);
    if (span) writer.startSpan(span);
    if (name === 'divineName') this.#divineNames++;
    else if (name === 'verse') this.#startVerse(Number(attributes['subType']), Number(attributes['n']));
    else if (name === 'l') this.#line(attributes);
    else if (name === 'div' && attributes['type'] === 'x-p') this.#paragraph(attributes, 'p');
    else if (name === 'item') writer.startParagraph('li1');
    else if (name === 'lb' && attributes['type'] === 'x-p') writer.endStanza();
    else if (name === 'speaker') writer.startAside('sp');
    else if (name === 'title') writer.startAside(this.#titleClass(attributes));
  }

  #close({ name, attributes }: SaxesTagPlain): void {
    if (this.#notes > 0 && isOwnPlace(name, attributes)) this.#places--;
    if (name === 'note' && --this.#notes === 0) return this.#writer.note(this.#note);
    if (this.#notes > 0) return;
    if (spanOf(name, attributes)) this.#writer.endSpan();
    if (name === 'divineName') this.#divineNames--;
    else if (name === 'item') this.#writer.endParagraph();
    else if (name === 'speaker' || name === 'title') this.#writer.endAside();
  }

  #text(text: string): void {
    if (this.#notes > 0) {
      if (this.#places === 0 && this.#note !== undefined) this.#note += text;
      return;
    }
    text.split('¶').forEach((part, index) => {
      if (index > 0) this.#writer.breakParagraph();
      this.#writer.text(this.#divineNames > 0 ? capitals(part) : part);
    });
  }

  #startVerse(chapter: number, verse: number): void {
    if (chapter !== this.#chapter) {
      if (this.#chapter > 0) this.#chapters.push(this.#writer.finish());
      this.#writer = new ChapterWriter(this.#book, chapter);
      this.#chapter = chapter;
    }
    if (verse === 0) return;
    if (this.#verseLines) this.#writer.startParagraph('p');
    this.#writer.startVerse(verse);
  }

  #line(attributes: Record<string, string>): void {
    if (attributes['type'] !== 'selah') return this.#paragraph(attributes, `q${attributes['level'] ?? 1}`);
    // “Selah” belongs at the end of the preceding line, in a span of its own.
    if (attributes['sID']) {
      this.#writer.continueParagraph();
      this.#writer.startSpan('qs');
    } else {
      this.#writer.endSpan();
      this.#writer.endParagraph();
    }
  }

  #paragraph(attributes: Record<string, string>, name: string): void {
    if (attributes['sID']) this.#writer.startParagraph(name);
    else this.#writer.endParagraph();
  }

  /**
   * d: psalm title; qa: letter of an acrostic psalm; ms: book of the Psalter; cls: text after the last verse of a
   * letter.
   */
  #titleClass(attributes: Record<string, string>): string {
    if (this.#book.id === 'Ps' && this.#chapter === 119) return 'qa';
    if (attributes['type'] === 'psalm') return 'd';
    if (this.#writer.verse === 0) return 'ms';
    return this.#writer.verseHasText ? 'cls' : 's';
  }
}
