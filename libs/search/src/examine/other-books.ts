import data from '../../data/other-books.json' with { type: 'json' };

/** A reference to what is no book of the Bible here, with its offsets. */
interface OtherReference {
  readonly written: string;
  readonly start: number;
  readonly end: number;
  readonly reason: string;
}

const places =
  /(?<![\p{L}\d])(?<number>[1-4]|I{1,3}|First|Second|Third)?\s*(?<name>\p{Lu}\p{Ll}+(?: (?:of )?\p{Lu}\p{Ll}+)?)\.? (?<chapter>\d{1,3}):(?<verse>\d{1,3})(?!\s?[ap]\.?m|\d)/gu;

/** What stands in front of a name and does not belong to it. */
const leadIn = /^(?:See|In|And|Read|Cf|Compare|From|But|Then|Even|The) /;

const apocrypha = new Set(data.apocrypha);
const others = new Map(Object.entries(data.others));
const noBooks = new RegExp(`^(?:${data.noBooks.join('|')})$`, 'i');

/** The parser reads no second chapter of a book that has one. */
const oneChapter =
  /(?<![\p{L}\d])(?<name>Obad(?:iah)?|Philemon|Phlm|Jude|(?:[23]|I{2,3}|Second|Third) ?John)\.? (?<chapter>[2-9]|\d\d):\d{1,3}/gu;

/** References to a further chapter of a book that has one. */
export const furtherChapters = (text: string): OtherReference[] =>
  Array.from(text.matchAll(oneChapter), ({ 0: written, index, groups }) => ({
    written,
    start: index,
    end: index + written.length,
    reason: `${groups!['name']!} has one chapter.`,
  }));

/** References to chapters and verses of what is no book of the Bible. A time of day is none. */
export function otherBooks(text: string): OtherReference[] {
  return Array.from(text.matchAll(places), (match) => {
    const { number = '', name: wholeName = '', chapter = '', verse = '' } = match.groups ?? {};
    const name = wholeName.replace(leadIn, '');
    const written = match[0].slice(match[0].indexOf(number === '' ? name : number)).trim();
    const start = match.index + match[0].lastIndexOf(written);
    const reason = reasonFor(name, number !== '', Number(chapter), verse);
    return reason === undefined ? [] : [{ written, start, end: start + written.length, reason }];
  }).flat();
}

function reasonFor(name: string, numbered: boolean, chapter: number, verse: string): string | undefined {
  const plain = name.toLowerCase();
  const last = plain.split(' ').at(-1)!;
  if (apocrypha.has(plain) || apocrypha.has(last))
    return 'It is in the Apocrypha, which Catholic and Orthodox Bibles have; it is not in the versions here.';
  const known = others.get(plain) ?? others.get(last);
  if (known !== undefined) return known;
  const timeLike = chapter < 24 && verse.length === 2 && Number(verse) < 60;
  return noBooks.test(last) || (numbered && !timeLike) ? `The Bible has no book “${name}”.` : undefined;
}
