import { books, type Book } from '@berea/scripture';
import type { Heading } from '@berea/search';
import type { AnnotatedVerse } from './gathered.ts';

/** A group of verses on a common theme. */
export interface Theme {
  /** The heading of a topical Bible that lists all of them; undefined when they are grouped by part of the Bible. */
  readonly heading: Heading | undefined;
  readonly family: Family;
  /** Best first. */
  readonly verses: readonly AnnotatedVerse[];
}

/** A part of the Bible. */
export type Family = 'Moses' | 'history' | 'wisdom' | 'prophets' | 'gospels' | 'apostles';

const beginnings: readonly (readonly [Book['id'], Family])[] = [
  ['Gen', 'Moses'],
  ['Josh', 'history'],
  ['Job', 'wisdom'],
  ['Isa', 'prophets'],
  ['Matt', 'gospels'],
  ['Acts', 'apostles'],
];
const families = new Map<string, Family>();
for (const book of books)
  families.set(
    book.id,
    beginnings.findLast(([first]) => books.findIndex(({ id }) => id === first) < book.position)![1],
  );

/** The part of the Bible that a book belongs to. */
export const familyOf = (book: Book): Family => families.get(book.id)!;

/** Names of the parts for use in a sentence. */
export const familyNames: Readonly<Record<Family, string>> = {
  Moses: 'the books of Moses',
  history: 'the histories of Israel',
  wisdom: 'the Psalms and the books of wisdom',
  prophets: 'the prophets',
  gospels: 'the gospels',
  apostles: 'the writings of the apostles',
};

/** The name of a topic without the qualifier, as in 'Dog (Sodomite?)'. */
export const plainName = (topic: string): string => topic.replace(/ *\([^)]*\)|, the Christ$/g, '');

/** A heading as it is cited: 'Care: Remedy for'. */
export const headingName = ({ topic, heading }: Heading): string =>
  heading === '' ? plainName(topic) : `${plainName(topic)}: ${heading}`;

const keyOf = ({ topic, heading }: Heading): string => `${topic}: ${heading}`;

/**
 * Groups verses: first by headings that at least two of them share, the highest score first, then by part of the Bible.
 * @param most maximum number of groups; verses that fit none of them are left out
 */
export function themesOf(verses: readonly AnnotatedVerse[], most: number): Theme[] {
  const themes: { heading: Heading | undefined; family: Family; verses: AnnotatedVerse[] }[] = [];
  let left = [...verses];
  while (themes.length < most - 1) {
    const heaviest = heaviestHeading(
      left,
      themes.flatMap(({ heading }) => (heading ? [keyOf(heading)] : [])),
    );
    if (!heaviest) break;
    const members = left.filter(({ headings }) => headings.some((each) => keyOf(each) === keyOf(heaviest)));
    themes.push({ heading: heaviest, family: familyOf(members[0]!.book), verses: members.slice(0, 4) });
    const taken = new Set(members.slice(0, 4));
    left = left.filter((verse) => !taken.has(verse));
  }
  for (const verse of left) {
    const family = familyOf(verse.book);
    const own = themes.find((theme) => theme.heading === undefined && theme.family === family);
    if (own) own.verses.push(verse);
    else if (themes.length < most) themes.push({ heading: undefined, family, verses: [verse] });
  }
  return themes.toSorted((one, other) => verses.indexOf(one.verses[0]!) - verses.indexOf(other.verses[0]!));
}

/**
 * The shared heading with the highest total score. A heading that contains all verses is skipped, because it divides
 * nothing.
 */
function heaviestHeading(verses: readonly AnnotatedVerse[], used: readonly string[]): Heading | undefined {
  const weights = new Map<string, { heading: Heading; weight: number; count: number }>();
  for (const { headings, score } of verses) {
    for (const heading of headings) {
      if (heading.heading === '' || used.includes(keyOf(heading))) continue;
      const known = weights.get(keyOf(heading)) ?? { heading, weight: 0, count: 0 };
      weights.set(keyOf(heading), { heading, weight: known.weight + score, count: known.count + 1 });
    }
  }
  return [...weights.values()]
    .filter(({ count }) => count >= 2 && count < verses.length)
    .toSorted((one, other) => other.weight - one.weight)[0]?.heading;
}
