import { placeAt, positionOf, versesIn, type PassageReference } from '@berea/scripture';
import { rarityWeight } from '../phrases/alignment.ts';
import type { TermPlaces } from './texts.ts';

/** How many of the rarest terms of a quotation are looked for, and how many places are compared with it. */
const rarest = 6;
/** Common words are not looked for beside so many rarer ones. */
const leastRare = 3;
const common = 1_200;
const mostPlaces = 4;
/** What has less than this share of the best place's terms is not it. */
const leastOfBest = 0.5;
/** Verses of a claimed passage that are read: longer ones are searched instead. */
const mostClaimed = 40;
/** Verses of all claimed passages of a quotation that are read. */
const mostClaimedTogether = 80;

/** A run of verses of one chapter, both ends included. */
export interface Region {
  readonly from: number;
  readonly to: number;
}

/** The verses that have most of the rare terms of a quotation, best first. With `within`, only those inside of one of them. */
export function likelyVerses(
  terms: readonly string[],
  places: ReadonlyMap<string, TermPlaces>,
  within?: readonly Region[],
): number[] {
  const rare = [...new Set(terms)]
    .flatMap((term) => places.get(term) ?? [])
    .filter(({ positions }) => positions.length > 0)
    .toSorted((one, other) => one.verses - other.verses)
    .slice(0, rarest)
    .filter(({ verses }, index) => index < leastRare || verses <= common);
  const scores = new Map<number, number>();
  for (const { verses, positions } of rare) {
    const weight = rarityWeight(verses);
    for (const position of positions)
      if (!within || within.some(({ from, to }) => from <= position && position <= to))
        scores.set(position, (scores.get(position) ?? 0) + weight);
  }
  // A quotation may go on in the next verse.
  const neighbourScore = (position: number): number =>
    scores.get(position)! + 0.5 * Math.max(scores.get(position - 1) ?? 0, scores.get(position + 1) ?? 0);
  return [...scores.keys()]
    .map((position) => ({ position, score: neighbourScore(position) }))
    .toSorted((one, other) => other.score - one.score || one.position - other.position)
    .filter(({ score }, index, all) => index < mostPlaces && score >= leastOfBest * all[0]!.score)
    .map(({ position }) => position);
}

/** The verses around one, in its chapter, where a quotation of so many words may stand. */
export function regionAround(position: number, words: number): Region | undefined {
  const place = placeAt(position);
  const last = place && versesIn(place.book.id, place.chapter);
  if (!place || last === undefined) return undefined;
  const reach = Math.max(1, Math.ceil(words / 15));
  const at = (verse: number): number => positionOf({ ...place, verse });
  return { from: at(Math.max(1, place.verse - reach)), to: at(Math.min(last, place.verse + reach)) };
}

/** The verses of a reference, each chapter a region of its own; none for what does not exist. */
export function regionsOf({ book, chapter, verse, lastChapter = chapter, lastVerse }: PassageReference): Region[] {
  const regions: Region[] = [];
  for (let at = chapter; at <= lastChapter; at++) {
    const last = versesIn(book.id, at);
    if (last === undefined) continue;
    const first = at === chapter ? (verse ?? 1) : 1;
    const end = at < lastChapter || verse === undefined ? last : (lastVerse ?? first);
    if (first <= last)
      regions.push({
        from: positionOf({ book, chapter: at, verse: first }),
        to: positionOf({ book, chapter: at, verse: Math.min(end, last) }),
      });
  }
  return regions;
}

/** Whether a claimed region is compared as a whole. */
export const isShort = ({ from, to }: Region): boolean => to - from < mostClaimed;

/**
 * Claimed regions that are compared as a whole, and those that are searched: the long ones, and what is too much
 * together. "Genesis 1-50" is one region of the second kind, so that a quotation costs the same whatever it claims.
 */
export function dividedByLength(claims: readonly Region[]): { readonly read: Region[]; readonly searched: Region[] } {
  const read: Region[] = [];
  const searched: Region[] = [];
  let left = mostClaimedTogether;
  for (const claim of claims) {
    const size = claim.to - claim.from + 1;
    const before = searched.at(-1);
    if (isShort(claim) && size <= left) {
      left -= size;
      read.push(claim);
    } else if (before && isNextChapter(before, claim))
      searched[searched.length - 1] = { from: before.from, to: claim.to };
    else searched.push(claim);
  }
  return { read, searched };
}

/** Whether a region begins with the chapter after the one that another region ends. */
function isNextChapter({ to }: Region, next: Region): boolean {
  const end = placeAt(to)!;
  return (
    versesIn(end.book.id, end.chapter) === end.verse &&
    next.from === positionOf({ ...end, chapter: end.chapter + 1, verse: 1 })
  );
}

/** A region with a verse more on either side. */
export function withNeighbours({ from, to }: Region): Region {
  const place = placeAt(to)!;
  const last = versesIn(place.book.id, place.chapter)!;
  return { from: from % 1_000 > 1 ? from - 1 : from, to: place.verse < last ? to + 1 : to };
}

/** Every position of a region. */
export const positionsOf = ({ from, to }: Region): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
