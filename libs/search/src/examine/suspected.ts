import {
  dividedByLength,
  isShort,
  likelyVerses,
  positionsOf,
  regionAround,
  regionsOf,
  withNeighbours,
  type Region,
} from './candidates.ts';
import { wordingsOf, type Knowledge, type Suspected } from './judge.ts';
import { comparedWith, overlap, type InPlace } from './places.ts';
import type { WrittenQuotation } from './quotations.ts';
import type { TermPlaces } from './texts.ts';
import type { Token } from './tokens.ts';

/** A quotation with the verses that it is said to stand in. */
export interface Claiming {
  readonly written: WrittenQuotation;
  readonly tokens: readonly Token[];
  readonly claims: readonly Region[];
}

/** A quotation with the regions that it is compared with. */
export interface Searched extends Claiming {
  /** Of the claimed verses; of a whole chapter only what is around its likely verses. */
  readonly claimed: readonly Region[];
  readonly likely: readonly Region[];
}

/** The verses that a quotation is said to stand in, as far as they exist. */
export const claimedRegions = ({ claimed }: WrittenQuotation): Region[] =>
  claimed.flatMap(({ place, reason }) => (place && reason === undefined ? regionsOf(place) : []));

/** Where a quotation is looked for: without `places` only where it is said to stand. */
export function whereToLook(quotation: Claiming, places?: ReadonlyMap<string, TermPlaces>): Searched {
  const { tokens, claims } = quotation;
  const terms = tokens.map(({ term }) => term);
  const around = (positions: readonly number[]): Region[] =>
    positions.flatMap((position) => regionAround(position, tokens.length) ?? []);
  const { read, searched } = dividedByLength(claims);
  return {
    ...quotation,
    claimed: [
      ...read.map(withNeighbours),
      ...(places && searched.length > 0 ? around(likelyVerses(terms, places, searched).slice(0, 2)) : []),
    ],
    likely: places ? around([...likelyVerses(terms, places), ...wordedVerses(terms)]) : [],
  };
}

/** The verses that are known in other translations by words that a quotation has. */
function wordedVerses(terms: readonly string[]): number[] {
  const own = new Set(terms);
  return Array.from(wordingsOf(), ([position, words]) => ({
    position,
    shared: words.filter((word) => own.has(word)).length,
    all: words.length,
  }))
    .filter(({ shared, all }) => shared >= 2 && shared / all >= 0.75)
    .map(({ position }) => position)
    .slice(0, 3);
}

/** A quotation beside the best of the claimed and of the other places. */
export function suspectedOf(
  { written, tokens, claimed, claims, likely }: Searched,
  { verses, weightOf }: Pick<Knowledge, 'verses' | 'weightOf'>,
): Suspected {
  const regions = new Map([...claimed, ...likely].map((region) => [`${region.from}-${region.to}`, region]));
  const compared = [...regions.values()]
    .filter((region) => positionsOf(region).some((position) => verses.has(position)))
    .flatMap((region) => {
      const claim = claims.find((each) => isShort(each) && overlap(each, region));
      return comparedWith(tokens, region, verses, weightOf, claim) ?? [];
    })
    .toSorted(
      (one, other) =>
        Number(other.versions[0]!.exact) - Number(one.versions[0]!.exact) ||
        other.share - one.share ||
        other.versions[0]!.comparison.score - one.versions[0]!.comparison.score,
    );
  return {
    tokens,
    marked: written.marked,
    loose: written.loose,
    asScripture: written.asScripture,
    claims: written.claimed.length > 0,
    claimed: compared.find((place) => isAt(place, claims)),
    found: compared.find((place) => !isAt(place, claims)),
  };
}

/** Whether a version that is as good as the best one has the quotation where it is claimed. */
const isAt = ({ versions }: InPlace, claims: readonly Region[]): boolean =>
  claims.some((claim) =>
    versions.some(
      ({ span, comparison }) => overlap(claim, span) && comparison.score >= versions[0]!.comparison.score - 1,
    ),
  );
