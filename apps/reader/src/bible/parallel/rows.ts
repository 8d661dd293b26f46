import { type Book, kingJamesSpan, type VerseSpan, type Version } from '@berea/scripture';
import { parseChapter } from '@berea/ui/scripture';

/** A chapter of a version. */
export interface ChapterOf {
  readonly chapter: number;
  readonly content: string;
}

/** A version, and the chapters in which it has what is shown. */
export interface Column {
  readonly version: Version;
  readonly chapters: readonly ChapterOf[];
}

/** The verses of one version in a row that are of one chapter. */
export interface CellPart extends ChapterOf {
  /** 0 for the title of a psalm. */
  readonly verses: readonly number[];
  readonly blocks: readonly Block[];
}

/** What the versions have of the same text, in the order of the columns. A cell without parts is empty. */
export interface Row {
  readonly key: number;
  readonly cells: readonly (readonly CellPart[])[];
}

interface Placed extends VerseSpan, ChapterOf {
  readonly column: number;
  readonly verse: number;
  readonly blocks: readonly Block[];
}

const versesOf = (book: Book, { version, chapters }: Column, column: number): readonly Placed[] =>
  chapters.flatMap(({ chapter, content }) => {
    const byVerse = [...blocksByVerse(parseChapter(content))];
    const last = Math.max(0, ...byVerse.map(([verse]) => verse));
    return byVerse.map(([verse, blocks]) => {
      const span = kingJamesSpan(version.id, { book, chapter, verse }, last);
      return { ...span, column, chapter, content, verse, blocks };
    });
  });

/** What a chapter of a version is in the King James numbering. */
export function chapterSpan(book: Book, version: Version, chapter: ChapterOf): VerseSpan {
  const verses = versesOf(book, { version, chapters: [chapter] }, 0);
  return {
    first: Math.min(...verses.map(({ first }) => first)),
    last: Math.max(...verses.map(({ last }) => last)),
  };
}

/**
 * The verses of several versions in rows of the same text. The chapter of the first column decides what is shown of the
 * others.
 */
export function alignedRows(book: Book, columns: readonly Column[]): readonly Row[] {
  const [first, ...others] = columns.map((column, index) => versesOf(book, column, index));
  if (!first || first.length === 0) return [];
  const from = Math.min(...first.map((verse) => verse.first));
  const to = Math.max(...first.map((verse) => verse.last));
  // A title before the first verse is shown, whether the first version has one or not.
  const start = from % 1000 === 1 ? from - 1 : from;
  const shown = [...first, ...others.flat().filter((verse) => verse.last >= start && verse.first <= to)].toSorted(
    (one, other) => one.first - other.first,
  );
  const rows: { first: number; last: number; verses: Placed[] }[] = [];
  for (const verse of shown) {
    const row = rows.at(-1);
    if (row && verse.first <= row.last) {
      row.last = Math.max(row.last, verse.last);
      row.verses.push(verse);
    } else rows.push({ first: verse.first, last: verse.last, verses: [verse] });
  }
  return rows.map(({ first: key, verses }) => ({
    key,
    cells: columns.map((_, column) => parts(verses.filter((verse) => verse.column === column))),
  }));
}

function parts(verses: readonly Placed[]): readonly CellPart[] {
  const ordered = verses.toSorted((one, other) => one.chapter - other.chapter || one.verse - other.verse);
  return [...Map.groupBy(ordered, ({ chapter }) => chapter)].map(([chapter, of]) => ({
    chapter,
    content: of[0]!.content,
    verses: of.map(({ verse }) => verse),
    blocks: of.flatMap(({ blocks }) => blocks),
  }));
}

/** A paragraph or line, or the part of it that belongs to one verse. */
type Block = ReturnType<typeof parseChapter>[number];

/** What follows the last verse. */
const colophons: ReadonlySet<string> = new Set(['cls', 'rem']);

/**
 * The blocks of a chapter by verse. The title of a psalm is verse 0; a heading belongs to the verse after it, and what
 * follows the last verse to that.
 */
function blocksByVerse(blocks: readonly Block[]): ReadonlyMap<number, readonly Block[]> {
  const byVerse = new Map<number, Block[]>();
  let before: Block[] = [];
  let verse = 0;
  const add = (to: number, ...added: readonly Block[]) => byVerse.set(to, [...(byVerse.get(to) ?? []), ...added]);
  for (const { style, segments } of blocks)
    for (const segment of segments) {
      const part = { style, segments: [segment] };
      if (segment.verse > 0) {
        add(segment.verse, ...before, part);
        before = [];
        verse = segment.verse;
      } else if (verse === 0 && style === 'd') add(0, part);
      else if (verse > 0 && colophons.has(style)) add(verse, part);
      else before.push(part);
    }
  if (before.length > 0) add(verse, ...before);
  return byVerse;
}
