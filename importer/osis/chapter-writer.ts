import { usfmCode, type Book } from '@berea/scripture';

/** A verse of a chapter. */
interface Verse {
  readonly verse: number;
  /** Plain text. */
  readonly text: string;
}

/** A chapter as HTML and as plain verses. */
export interface Chapter {
  readonly book: Book;
  readonly chapter: number;
  /** HTML with USX class names. Verse markers, and nothing else, carry `data-number`. */
  readonly content: string;
  /** The verses that have text, in order. */
  readonly verses: readonly Verse[];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character]!);
/** A translator’s note, without text of its own: whoever does not know it shows nothing, and no verse holds it. */
const footnote = (note: string): string => `<span class="f" data-footnote="${escape(note)}"></span>`;

/**
 * Where a note is removed, two words must not be joined, and closing punctuation must not be separated from its word.
 */
const endsWord = /[\p{L}\p{N}.,;:!?’”)\]]$/u;
const beginsWord = /^[\p{L}\p{N}“‘([]/u;
const closes = /^[.,;:!?’”)\]]/u;

/**
 * Writes one chapter as HTML and as plain verses, in one pass over its stream.
 *
 * Paragraphs, spans and verse markers open only when text arrives for them. So nothing empty is written, a verse
 * without text gets no marker, and a span that crosses the end of a paragraph is closed and reopened.
 */
export class ChapterWriter {
  readonly #book: Book;
  readonly #chapter: number;
  readonly #html: string[] = [];
  readonly #verses = new Map<number, string>();
  /** Class of the paragraph that the next text opens; undefined when the open paragraph continues. */
  #next: string | undefined = 'p';
  #open: string | undefined;
  #stanzaEnded = false;
  readonly #wanted: string[] = [];
  #opened: string[] = [];
  #verse = 0;
  #marked = true;
  /** Text of titles and speakers, which belongs to no verse. */
  #aside: string | undefined;
  #space = false;
  #afterNote = false;
  /** Notes of the current verse that stand before its first word. */
  #early: string[] = [];
  /** The last text written in the open paragraph; '' at its start and after a marker. */
  #last = '';

  constructor(book: Book, chapter: number) {
    this.#book = book;
    this.#chapter = chapter;
  }

  get verse(): number {
    return this.#verse;
  }

  /** Whether the current verse already has text. */
  get verseHasText(): boolean {
    return this.#verses.has(this.#verse);
  }

  startVerse(verse: number): void {
    this.#markWithoutText();
    this.#verse = verse;
    this.#marked = false;
    this.#afterNote = false;
    this.#space = true;
  }

  startParagraph(name: string): void {
    this.#next = name;
  }

  /** Ends the paragraph. Text that follows without a paragraph of its own gets class `m` (continuation). */
  endParagraph(): void {
    this.#next ??= 'm';
  }

  /** A paragraph mark in the text: a break, unless the paragraph has only just begun. */
  breakParagraph(): void {
    if (this.#open !== undefined) this.#next ??= this.#open;
  }

  /** Returns to the line that has just ended. */
  continueParagraph(): void {
    if (this.#open !== undefined) this.#next = undefined;
  }

  endStanza(): void {
    this.#stanzaEnded = true;
  }

  /** Starts a paragraph that is not verse text: title, heading, speaker, colophon. */
  startAside(name: string): void {
    this.#aside = name;
    this.#next = name;
  }

  endAside(): void {
    this.#aside = undefined;
    this.#next = 'p';
  }

  startSpan(name: string): void {
    this.#wanted.push(name);
  }

  endSpan(): void {
    this.#wanted.pop();
  }

  /**
   * A translator’s note at this place; without text, one that is left out. The text on either side of it must not be
   * joined into one word. A note on a title or on the whole book has no verse, and is left out.
   */
  note(raw = ''): void {
    this.#afterNote = true;
    const note = raw.replace(/\s+/g, ' ').trim();
    if (note === '' || this.#aside !== undefined || this.#verse === 0) return;
    if (this.#marked && this.#open !== undefined) this.#html.push(footnote(note));
    else this.#early.push(note);
  }

  text(raw: string): void {
    const text = raw.replace(/\s+/g, ' ');
    const core = text.trim();
    if (core === '') {
      this.#space ||= text !== '';
      return;
    }
    if (this.#next !== undefined) this.#openParagraph(this.#next);
    this.#space ||= text.startsWith(' ');
    if (this.#afterNote && endsWord.test(this.#last) && beginsWord.test(core)) this.#space = true;
    if (this.#afterNote && closes.test(core)) this.#space = false;
    this.#afterNote = false;

    const ofVerse = this.#aside === undefined && this.#verse > 0;
    if (ofVerse && !this.#marked) this.#mark();
    this.#syncSpans();
    this.#html.push(escape(core));
    if (ofVerse) this.#addToVerse(core);
    this.#last = core;
    this.#space = text.endsWith(' ');
  }

  finish(): Chapter {
    this.#markWithoutText();
    this.#closeParagraph();
    const verses = [...this.#verses].map(([verse, text]) => ({ verse, text }));
    return { book: this.#book, chapter: this.#chapter, content: this.#html.join(''), verses };
  }

  #openParagraph(name: string): void {
    this.#closeParagraph();
    if (this.#stanzaEnded && this.#html.length > 0) this.#html.push('<p class="b"></p>');
    this.#stanzaEnded = false;
    this.#html.push(`<p class="${name}">`);
    this.#open = name;
    this.#next = undefined;
    this.#last = '';
    this.#space = true;
  }

  #closeParagraph(): void {
    if (this.#open === undefined) return;
    this.#closeSpans(0);
    this.#html.push('</p>');
    this.#open = undefined;
  }

  #mark(): void {
    this.#closeSpans(0);
    if (this.#last !== '') this.#html.push(' ');
    const sid = `${usfmCode(this.#book.id)} ${this.#chapter}:${this.#verse}`;
    this.#html.push(`<span data-number="${this.#verse}" data-sid="${sid}" class="v">${this.#verse}</span>`);
    this.#marked = true;
    this.#last = '';
    this.#html.push(...this.#early.splice(0).map(footnote));
  }

  /** A verse that this version leaves out has its number where it says why. */
  #markWithoutText(): void {
    if (this.#early.length === 0) return;
    if (this.#open === undefined) this.#openParagraph(this.#next ?? 'p');
    this.#mark();
    this.#html.push(' ');
  }

  /**
   * Closes and opens spans so that the open ones are the wanted ones. A pending space goes outside any span that opens.
   */
  #syncSpans(): void {
    const firstOther = this.#wanted.findIndex((name, depth) => this.#opened[depth] !== name);
    this.#closeSpans(firstOther < 0 ? this.#wanted.length : firstOther);
    if (this.#space && this.#last !== '') this.#html.push(' ');
    for (const name of this.#wanted.slice(this.#opened.length)) {
      this.#html.push(`<span class="${name}">`);
      this.#opened.push(name);
    }
  }

  #closeSpans(depth: number): void {
    for (const _ of this.#opened.splice(depth)) this.#html.push('</span>');
  }

  #addToVerse(core: string): void {
    const before = this.#verses.get(this.#verse);
    this.#verses.set(this.#verse, before === undefined ? core : `${before}${this.#space ? ' ' : ''}${core}`);
  }
}
