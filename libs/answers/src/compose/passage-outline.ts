import { positionOf, shownPlace, versesIn, type Book, type Reference } from '@berea/scripture';
import { ours } from '@berea/content';
import type { BookCard, EncyclopediaCard, QuestionCard } from '@berea/content/card';
import { sentencesOf } from '@berea/search/text';
import { referenceAt, verseReference } from '../passages.ts';
import { fewestParts, mostParts, type Outline } from './written-study.ts';
import { foundAt, annotate, type AnnotatedVerse } from './gathered.ts';
import type { Library } from './material.ts';
import { sentences } from './phrasing.ts';
import { titleOf, type Part } from './study-section.ts';

/**
 * Outlines a study of a chapter or a part of it: one section for each point of the chapter outline, on the verse with
 * the most cross-references.
 */
export async function chapterOutline(
  library: Library,
  topic: string,
  versionId: string,
  place: Reference,
): Promise<Outline | undefined> {
  const { book, chapter } = place;
  const [first, last] = [place.verse ?? 1, place.lastVerse ?? place.verse ?? versesIn(book.id, chapter)!];
  const whole = place.verse === undefined || last - first < 4;
  const points = (await library.outline(book, chapter)).filter(
    (point) => whole || (point.last >= first && point.first <= last),
  );
  const spans =
    points.length >= fewestParts
      ? mergeAdjacent(points, mostParts)
      : thirds(whole ? 1 : first, whole ? versesIn(book.id, chapter)! : last);
  const weight = await library.referredTo(spans.flatMap((span) => positionsIn(book, chapter, span)));
  const chosen = spans.map((span) => heaviest(positionsIn(book, chapter, span), weight, 2));
  const verses = await versesAt(library, versionId, chosen.flat());
  const parts = chosen.flatMap((positions): Part[] => {
    const [lead, ...beside] = positions.flatMap((position) => verses.get(position) ?? []);
    return lead ? [{ heading: titleOf(lead), lead, beside }] : [];
  });
  if (parts.length < fewestParts) return undefined;
  const named = shownPlace({ book, chapter });
  const overview = ours('overviews')[book.id];
  return {
    topic,
    parts,
    title: shownPlace(place),
    asked: [],
    confidence: 'high',
    opening: sentences(
      `${named} has ${versesIn(book.id, chapter)} verses and stands in ${overview.title}.`,
      `Among the themes of the book are ${overview.keyThemes.slice(0, 3).map(lowered).join('; ')}.`,
    ),
    sources: [{ name: 'Our own writing', gave: 'the themes of the book' }],
    found:
      'The parts follow the chapter as Matthew Henry divides it, and each dwells on the verses with the most cross-references to the rest of scripture.',
  };
}

/** Outlines a study of a book: our overview of it and four of its key passages. */
export async function bookOutline(
  library: Library,
  topic: string,
  versionId: string,
  book: Book,
  card: BookCard | undefined,
): Promise<Outline | undefined> {
  const { title, summary } = ours('overviews')[book.id];
  const introduced = {
    title: `${title}: a first reading`,
    opening: sentencesOf(summary).slice(0, 4).join(' '),
    sources: [{ name: 'Our own writing', gave: 'the introduction to the book' }],
  };
  if (book.chapters === 1) {
    const only = await chapterOutline(library, topic, versionId, { book, chapter: 1 });
    return only && { ...only, ...introduced };
  }
  const keys = card?.keyScriptures ?? (await sampleVerses(library, book));
  const parts = await partsFrom(library, versionId, keys);
  if (parts.length < fewestParts) return undefined;
  return {
    topic,
    parts,
    ...introduced,
    asked: [],
    confidence: 'high',
    found: 'The passages stand for the whole of the book, from its beginning to its end.',
  };
}

/** Outlines a study of a term with an encyclopedia card. */
export const cardOutline = (
  library: Library,
  topic: string,
  versionId: string,
  { title, summary, keyScriptures }: EncyclopediaCard,
): Promise<Outline | undefined> =>
  chosenOutline(library, topic, versionId, {
    title,
    opening: summary,
    references: keyScriptures,
    found: 'The passages are those that our encyclopedia names as the key ones.',
  });

/** Outlines a study for somebody who tells of his life, from the question that answers him. */
export const questionOutline = (
  library: Library,
  topic: string,
  versionId: string,
  { question, summary, references }: QuestionCard,
): Promise<Outline | undefined> =>
  chosenOutline(library, topic, versionId, {
    title: question,
    opening: summary,
    references: references.map(({ scripture }) => scripture),
    found: `The passages are those of our answer to “${question}”`,
  });

/** Outlines a study of passages that we chose ourselves. */
async function chosenOutline(
  library: Library,
  topic: string,
  versionId: string,
  { references, ...own }: Pick<Outline, 'title' | 'opening' | 'found'> & { readonly references: readonly string[] },
): Promise<Outline | undefined> {
  const parts = await partsFrom(library, versionId, references);
  if (parts.length < fewestParts) return undefined;
  return {
    ...own,
    topic,
    parts,
    asked: [],
    confidence: 'high',
    sources: [{ name: 'Our own writing', gave: 'the introduction and the choice of passages' }],
  };
}

/** Groups passages into at most `mostParts` sections, in canonical order. */
async function partsFrom(library: Library, versionId: string, references: readonly string[]): Promise<Part[]> {
  const texts = await library.passages(versionId, references);
  const found = references.flatMap((written) => {
    const place = verseReference(written);
    const passage = texts(written);
    const at = place && foundAt(positionOf(place), passage?.text ?? '');
    return at && passage ? [{ ...at, reference: passage.reference }] : [];
  });
  const verses = (await annotate(library, found)).toSorted((one, other) => one.position - other.position);
  const leads = everyNth(verses, mostParts);
  const groups = leads.map((lead) => ({ lead, beside: [] as AnnotatedVerse[] }));
  for (const verse of verses)
    if (!leads.includes(verse))
      groups
        .toSorted(
          (one, other) => Math.abs(one.lead.position - verse.position) - Math.abs(other.lead.position - verse.position),
        )[0]!
        .beside.push(verse);
  return groups.map(({ lead, beside }) => ({ heading: titleOf(lead), lead, beside }));
}

async function versesAt(
  library: Library,
  versionId: string,
  positions: readonly number[],
): Promise<Map<number, AnnotatedVerse>> {
  const places = positions.flatMap((position) => foundAt(position, '') ?? []);
  const texts = await library.passages(
    versionId,
    places.map(({ reference }) => reference),
  );
  const found = await annotate(
    library,
    places.map((place) => ({ ...place, text: texts(place.reference)?.text ?? '' })),
  );
  return new Map(found.filter(({ text }) => text !== '').map((verse) => [verse.position, verse]));
}

type Span = { readonly first: number; readonly last: number };

const positionsIn = (book: Book, chapter: number, { first, last }: Span): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => positionOf({ book, chapter, verse: first + index }));

const heaviest = (positions: readonly number[], weight: ReadonlyMap<number, number>, many: number): number[] =>
  positions.toSorted((one, other) => (weight.get(other) ?? 0) - (weight.get(one) ?? 0)).slice(0, many);

/** Merges adjacent points until at most `most` remain. */
function mergeAdjacent(points: readonly Span[], most: number): Span[] {
  const size = Math.ceil(points.length / most);
  const spans: Span[] = [];
  for (let at = 0; at < points.length; at += size)
    spans.push({ first: points[at]!.first, last: points[Math.min(at + size, points.length) - 1]!.last });
  return spans;
}

function thirds(first: number, last: number): Span[] {
  const size = Math.max(1, Math.ceil((last - first + 1) / 3));
  return [0, 1, 2]
    .map((third) => ({ first: first + third * size, last: Math.min(last, first + (third + 1) * size - 1) }))
    .filter((span) => span.first <= span.last);
}

/** The two verses with the most cross-references in each of four evenly spaced chapters. */
async function sampleVerses(library: Library, book: Book): Promise<string[]> {
  const chapters = [...new Set([0, 1, 2, 3].map((step) => Math.round(1 + (step * (book.chapters - 1)) / 3)))];
  const all = chapters.map((chapter) => positionsIn(book, chapter, { first: 1, last: versesIn(book.id, chapter)! }));
  const weight = await library.referredTo(all.flat());
  return all.flatMap((positions) => heaviest(positions, weight, 2).map((position) => referenceAt(position)));
}

const everyNth = <Item>(items: readonly Item[], most: number): Item[] =>
  items.length <= most
    ? [...items]
    : Array.from({ length: most }, (_, index) => items[Math.round((index * (items.length - 1)) / (most - 1))]!);

/** Lower-cases the first letter of a theme for use inside a sentence, unless it may be a name. */
const lowered = (theme: string): string =>
  /^(?:The|A|An|Of|In|To|From|How|Why|What|True|False|One|New|Old|Life|Faith|Hope|Love|Sin)\b/.test(theme)
    ? theme.charAt(0).toLowerCase() + theme.slice(1)
    : theme;
