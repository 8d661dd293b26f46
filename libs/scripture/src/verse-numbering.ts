import type { Book, BookId } from './canon.ts';
import { versesIn } from './verse-counts.ts';

/**
 * Where versions number verses in another way than the King James Version does, so that the same words can stand beside
 * each other.
 */

/** Verses of a book in the King James numbering, of which both ends belong to it. Each is chapter × 1000 + verse. */
export interface VerseSpan {
  readonly first: number;
  readonly last: number;
}

/**
 * Verses of a version, and the same text in the King James numbering: 'chapter:verse', or the first and the last. As many
 * on both sides are one to one; otherwise each holds a part, or the whole, of all on the other side.
 */
type Rule = readonly [own: string, kingJames: string];

/** Found by comparing the stored texts. What is not named has the same number in both. */
const rules: Readonly<Record<string, Partial<Record<BookId, readonly Rule[]>>>> = {
  'spa-rv1909': {
    Num: [
      ['13:1', '12:16'],
      ['13:2-13:32', '13:1-13:31'],
      ['13:33', '13:32-13:33'],
      ['30:1', '29:40'],
      ['30:2-30:15', '30:1-30:14'],
      ['30:16', '30:15-30:16'],
    ],
    Judg: [
      ['14:18-14:19', '14:18'],
      ['14:20', '14:19-14:20'],
    ],
    '1Sam': [
      ['24:1', '23:29'],
      ['24:2-24:21', '24:1-24:20'],
      ['24:22', '24:21-24:22'],
    ],
    '2Sam': [['20:25', '20:25-20:26']],
    '1Kgs': [
      ['22:43-22:44', '22:43'],
      ['22:45-22:52', '22:44-22:51'],
      ['22:53', '22:52-22:53'],
    ],
    '1Chr': [
      ['21:15-21:16', '21:15'],
      ['21:17-21:29', '21:16-21:28'],
      ['21:30', '21:29-21:30'],
    ],
    '2Chr': [
      ['33:10', '33:10-33:11'],
      ['33:11-33:24', '33:12-33:25'],
    ],
    Job: [
      ['35:15', '35:15-35:16'],
      ['39:1-39:3', '38:39-38:41'],
      ['39:4-39:29', '39:1-39:26'],
      ['39:30', '39:27-40:5'],
      ['40:1-40:19', '40:6-40:24'],
    ],
    Hos: [
      ['12:1', '11:12'],
      ['12:2-12:13', '12:1-12:12'],
      ['12:14', '12:13-12:14'],
    ],
    Jonah: [
      ['2:1', '1:17'],
      ['2:2-2:9', '2:1-2:8'],
      ['2:10', '2:9-2:10'],
    ],
    Acts: [['19:40', '19:40-19:41']],
    '2Cor': [
      ['13:12', '13:12-13:13'],
      ['13:13', '13:14'],
    ],
  },
};

const rulesOf = (versionId: string, book: Book) =>
  (rules[versionId]?.[book.id] ?? []).map(([own, kingJames]) => ({ own: spanOf(own), kingJames: spanOf(kingJames) }));

const at = (chapter: number, verse: number): number => chapter * 1000 + verse;

/** '13:2-13:32' */
function spanOf(text: string): VerseSpan {
  const [first, last = first] = text.split('-').map((end) => {
    const [chapter, verse] = end.split(':').map(Number);
    return at(chapter!, verse!);
  });
  return { first: first!, last: last! };
}

/**
 * What a verse of a version is in the King James numbering. Verse 0, or a first verse of a psalm which holds its title,
 * is verse 0 of the chapter. A verse after the chapter's last belongs to that.
 * @param verses how many the version has in the chapter: a psalm with more than usual counts its title
 */
export function kingJamesSpan(
  versionId: string,
  { book, chapter, verse }: { book: Book; chapter: number; verse: number },
  verses: number,
): VerseSpan {
  const own = at(chapter, verse);
  const rule = rulesOf(versionId, book).find((each) => each.own.first <= own && own <= each.own.last);
  if (rule) {
    const { kingJames } = rule;
    if (rule.own.last - rule.own.first !== kingJames.last - kingJames.first) return kingJames;
    const same = kingJames.first + own - rule.own.first;
    return { first: same, last: same };
  }
  const usual = versesIn(book.id, chapter) ?? verses;
  const title = book.id === 'Ps' ? Math.max(0, verses - usual) : 0;
  const same = at(chapter, Math.min(usual, Math.max(0, verse - title)));
  return { first: same, last: same };
}

/** The chapters of a version that hold what the King James Version has in a span, in order. */
export function chaptersWith(versionId: string, book: Book, { first, last }: VerseSpan): readonly number[] {
  const chapters = new Set<number>();
  for (let chapter = Math.floor(first / 1000); chapter <= Math.floor(last / 1000); chapter += 1) chapters.add(chapter);
  for (const { own, kingJames } of rulesOf(versionId, book))
    if (kingJames.first <= last && kingJames.last >= first) chapters.add(Math.floor(own.first / 1000));
  return [...chapters].toSorted((one, other) => one - other);
}
