/**
 * Parses chapter HTML (USX class names, from our functions or API.Bible) into a safe tree.
 * None of the HTML is inserted into the page: an unknown element keeps its text and loses its markup.
 */

/** An inline mark, by its USX class name. */
type InlineMark = 'wj' | 'add' | 'nd' | 'it' | 'qs' | 'sc';

/** Text, or a mark around nested inlines. */
export type Inline = { readonly text: string } | { readonly mark: InlineMark; readonly children: readonly Inline[] };

/** A translator's note. */
export interface Footnote {
  readonly text: string;
  /** How many of the segment's inlines stand before it. */
  readonly after: number;
  /** Which of its verse's notes it is, from 2; absent for the first. */
  readonly number?: number;
}

/** The part of a verse in one block; a verse that spans several blocks has several segments. */
export interface Segment {
  /** 0 for text before the first verse, e.g. a psalm's title. */
  readonly verse: number;
  /** Whether the verse begins here, so that its number is shown. */
  readonly begins: boolean;
  readonly inlines: readonly Inline[];
  /** Absent where there is none. */
  readonly footnotes?: readonly Footnote[];
}

/** A paragraph, poetry line or heading. */
export interface Block {
  /** USX paragraph style: 'p', 'q1', 'd', … */
  readonly style: string;
  readonly segments: readonly Segment[];
}

const marks: ReadonlySet<string> = new Set<InlineMark>(['wj', 'add', 'nd', 'it', 'qs', 'sc']);
const isMark = (name: string): name is InlineMark => marks.has(name);

/** Titles, headings, speakers and colophons: they are between verses and belong to none. */
const asides: ReadonlySet<string> = new Set('d qa s s1 s2 s3 ms ms1 mr sr r sp cl cls rem'.split(' '));

interface OpenSegment {
  verse: number;
  begins: boolean;
  inlines: Inline[];
  footnotes?: Footnote[];
}

class Builder {
  verse: number;
  readonly segments: OpenSegment[] = [];
  readonly #notes: Map<number, number>;

  /** @param notes how many notes each verse of the chapter has so far */
  constructor(verse: number, notes: Map<number, number>) {
    this.verse = verse;
    this.#notes = notes;
  }

  /** The current verse's segment. */
  get #segment(): OpenSegment {
    const last = this.segments.at(-1);
    if (last?.verse === this.verse) return last;
    const segment = { verse: this.verse, begins: false, inlines: [] };
    this.segments.push(segment);
    return segment;
  }

  /** Appends text, wrapped in the enclosing marks. */
  add(text: string, path: readonly InlineMark[]): void {
    this.#segment.inlines.push(path.reduceRight<Inline>((inner, mark) => ({ mark, children: [inner] }), { text }));
  }

  note(text: string): void {
    const segment = this.#segment;
    const number = (this.#notes.get(this.verse) ?? 0) + 1;
    this.#notes.set(this.verse, number);
    (segment.footnotes ??= []).push({ text, after: segment.inlines.length, ...(number > 1 && { number }) });
  }

  begin(verse: number): void {
    this.verse = verse;
    this.segments.push({ verse, begins: true, inlines: [] });
  }

  walk(nodes: Iterable<Node>, path: readonly InlineMark[]): void {
    for (const child of nodes) {
      if (child.nodeType === Node.TEXT_NODE) {
        const text = (child.textContent ?? '').replace(/\s+/g, ' ');
        if (text !== '') this.add(text, path);
      } else if (child instanceof Element) {
        const number = Number.parseInt(child.getAttribute('data-number') ?? '', 10);
        const footnote = child.getAttribute('data-footnote');
        if (child.classList.contains('v') && number > 0) this.begin(number);
        else if (footnote) this.note(footnote);
        else if (!['SCRIPT', 'STYLE', 'TEMPLATE'].includes(child.tagName)) {
          const mark = [...child.classList].find(isMark);
          this.walk(child.childNodes, mark ? [...path, mark] : path);
        }
      }
    }
  }
}

/** LRU cache of parsed chapters, newest last. Sized for paging between a chapter and its neighbours. */
const recent = new Map<string, readonly Block[]>();
const cacheSize = 8;

/**
 * The blocks of a chapter, in reading order. Text outside a paragraph becomes a block of style 'p'. Recent results are
 * cached.
 */
export function parseChapter(html: string): readonly Block[] {
  const blocks = recent.get(html) ?? parse(html);
  recent.delete(html);
  recent.set(html, blocks);
  for (const oldest of recent.keys()) if (recent.size > cacheSize) recent.delete(oldest);
  return blocks;
}

function parse(html: string): readonly Block[] {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  const blocks: Block[] = [];
  const notes = new Map<number, number>();
  let verse = 0;
  for (const { style, nodes } of paragraphs(body)) {
    const builder = new Builder(asides.has(style) ? 0 : verse, notes);
    builder.walk(nodes, []);
    verse = builder.verse || verse;
    const segments = builder.segments.filter(
      ({ begins, inlines }) => begins || inlines.some((inline) => 'mark' in inline || inline.text.trim() !== ''),
    );
    // Style 'b' is a blank line between stanzas, so keep it although it is empty.
    if (segments.length > 0 || style === 'b') blocks.push({ style, segments });
  }
  return blocks;
}

const blockElements = 'p, div, section, article, blockquote, h1, h2, h3, h4, h5, h6, ul, ol, li, table, tbody, tr, td';

/** The paragraphs below a node at any depth, and the loose text between them. */
function* paragraphs(node: Element): Generator<{ style: string; nodes: readonly Node[] }> {
  const style = node.querySelector(blockElements) ? 'p' : ([...node.classList][0] ?? 'p');
  let loose: Node[] = [];
  for (const child of node.childNodes) {
    if (child instanceof Element && (child.matches(blockElements) || child.querySelector(blockElements))) {
      yield { style, nodes: loose };
      yield* paragraphs(child);
      loose = [];
    } else loose.push(child);
  }
  yield { style, nodes: loose };
}

/** The last segment of each verse. */
export const lastSegments = (blocks: readonly Block[]): ReadonlySet<Segment> =>
  new Set(new Map(blocks.flatMap(({ segments }) => segments).map((segment) => [segment.verse, segment])).values());

/** The text of one verse, without its number. */
export const verseText = (blocks: readonly Block[], verse: number): string =>
  blocks
    .flatMap((block) => block.segments.filter((segment) => segment.verse === verse))
    .map((segment) => segment.inlines.map(textOf).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

const textOf = (inline: Inline): string => ('text' in inline ? inline.text : inline.children.map(textOf).join(''));
