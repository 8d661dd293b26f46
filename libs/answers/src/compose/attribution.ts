import type { AnswerSource } from '@berea/validation';
import type { AnnotatedVerse } from './gathered.ts';
import { capital, cited, listed, type Choose } from './phrasing.ts';
import { remark, type Quotation } from './quotations.ts';
import { headingName } from './themes.ts';
import { inner, mannerOf, quotable, type Manner } from './verse-words.ts';

/**
 * Says what a verse contributes to an answer: a remark by a commentator or, if there is none, how the sources lead to
 * the verse.
 * @param quotations the quotations of the answer; a remark is added to them
 * @param from the passage that was asked about
 */
export function contribution(
  choose: Choose,
  verse: AnnotatedVerse,
  asked: readonly string[],
  quotations: Quotation[],
  from?: AnnotatedVerse,
): string {
  const quotation = remark(choose, verse, asked);
  if (quotation && !quotations.some(({ quoted }) => quoted.includes(quotation.quoted))) {
    quotations.push(quotation);
    return quotation.sentence;
  }
  const { headings, point, book, chapter, text } = verse;
  const kind = kinds[mannerOf(quotable(text, [...asked, ...verse.words]), book)];
  const heading = headings.find((each) => each.heading !== '') ?? headings[0];
  const place = cited(`${book.name} ${chapter}`);
  const part = point && `“${inner(point.title.replace(/[.;,\s]+$/, ''))}”`;
  const reasons = [
    ...(heading
      ? [
          choose('why, heading', [
            `one of the passages that Nave’s Topical Bible gathers under “${headingName(heading)}”`,
            `filed under “${headingName(heading)}” in Nave’s Topical Bible`,
            `Nave’s Topical Bible has it under “${headingName(heading)}”`,
          ]),
        ]
      : []),
    ...(part
      ? [
          choose('why, part', [
            `from the part of ${place} on ${part}`,
            `where ${place} is about ${part}`,
            `it belongs to ${part} in ${place}`,
          ]),
        ]
      : []),
  ];
  const linked = from
    ? `cross-references lead here from ${cited(from.reference)}`
    : 'cross-references lead here from the others';
  const reason = reasons.length > 1 ? choose('why', [reasons[0]!, reasons[1]!]) : (reasons[0] ?? `in ${place}`);
  const found = heading === undefined && verse.words.length === 0 ? `; ${linked}` : '';
  return `${kind === undefined ? capital(reason) : `${kind}, ${reason}`}${found}.`;
}

/**
 * Kinds of verses as named in an answer. Undefined for statements: most verses are statements, so that says nothing.
 */
const kinds: Readonly<Record<Manner, string | undefined>> = {
  prayer: 'A prayer',
  question: 'A question',
  warning: 'A warning',
  promise: 'A look ahead',
  command: 'An instruction',
  comparison: 'A comparison',
  proverb: 'A proverb',
  story: 'Part of a story',
  saying: undefined,
};

/** The commentaries that are quoted, with the passages that the quotations are on. */
export function worksOf(quotations: readonly Quotation[]): AnswerSource[] {
  const works = new Map<string, string[]>();
  for (const { note } of quotations)
    works.set(note.work, [...new Set([...(works.get(note.work) ?? []), cited(note.passage)])]);
  return Array.from(works, ([name, passages]) => ({ name, gave: `the remarks on ${listed(passages)}` }));
}

/** What each source contributed, by the name of the source. */
export function sourcesOf(verses: readonly AnnotatedVerse[], quotations: readonly Quotation[]): AnswerSource[] {
  const named = verses.filter(({ headings }) => headings.length > 0).length;
  const works = worksOf(quotations);
  return [
    ...(named > 0
      ? [
          {
            name: 'Nave’s Topical Bible',
            gave: named === 1 ? 'the heading of one of the passages' : `the headings of ${named} of the passages`,
          },
        ]
      : []),
    ...works,
    ...(named === 0 && works.length === 0 ? [{ name: 'Our search of the texts', gave: 'the passages' }] : []),
  ];
}
