import { formatReference, placeAt } from '@berea/scripture';
import { compare, isExact, type Comparison } from './compare.ts';
import { positionsOf, type Region } from './candidates.ts';
import { storedTokens, type Token } from './tokens.ts';

/** A quotation beside one version of a region. */
interface InVersion {
  readonly version: string;
  readonly comparison: Comparison;
  /** The verses of the stretch that it was compared with. */
  readonly span: Region;
  readonly exact: boolean;
}

/** A quotation beside every version of a region. */
export interface InPlace {
  readonly region: Region;
  /** The part of it that is claimed; undefined where nothing is, or a whole chapter. */
  readonly claim: Region | undefined;
  /** Best first. */
  readonly versions: readonly InVersion[];
  /** How much of the quotation's weight stands in the best one, in order. */
  readonly share: number;
}

type Verses = ReadonlyMap<number, ReadonlyMap<string, string>>;

/** Compares a quotation with a region in every version; undefined where no version has it. */
export function comparedWith(
  quoted: readonly Token[],
  region: Region,
  verses: Verses,
  weightOf: (term: string) => number,
  claim?: Region,
): InPlace | undefined {
  const positions = positionsOf(region);
  const ids = new Set(positions.flatMap((position) => [...(verses.get(position)?.keys() ?? [])]));
  const versions = [...ids]
    .flatMap((version): InVersion[] => {
      const stored: Token[] = [];
      const at: number[] = [];
      for (const position of positions)
        for (const token of storedTokens(verses.get(position)?.get(version) ?? '')) {
          stored.push(token);
          at.push(position);
        }
      const comparison = compare(quoted, stored);
      if (comparison.to === comparison.from) return [];
      const span = { from: at[comparison.from]!, to: at[comparison.to - 1]! };
      return [{ version, comparison, span, exact: isExact(comparison) }];
    })
    .toSorted((one, other) => Number(other.exact) - Number(one.exact) || other.comparison.score - one.comparison.score);
  const [best] = versions;
  return best && { region, claim, versions, share: shareOf(best.comparison, weightOf) };
}

/** How much of a quotation's weight is the same in a comparison, from 0 to 1. */
function shareOf({ pieces }: Comparison, weightOf: (term: string) => number): number {
  let all = 0;
  let same = 0;
  for (const piece of pieces) {
    for (const { term } of piece.quoted) {
      all += weightOf(term);
      if (piece.same) same += weightOf(term);
    }
  }
  return all === 0 ? 0 : same / all;
}

/** The verses that a quotation is compared with: the stretch that is most like it, and what is claimed. */
export const core = ({ claim, versions }: InPlace): number[] => [
  ...new Set([...positionsOf(versions[0]!.span), ...(claim ? positionsOf(claim) : [])]),
];

/** 'John 3:16', 'John 3:16-17'. */
export function named({ from, to }: Region): string {
  const first = placeAt(from)!;
  return formatReference({ ...first, ...(to > from && { lastVerse: to % 1_000 }) });
}

/** Whether two regions share a verse. */
export const overlap = (one: Region, other: Region): boolean => one.from <= other.to && other.from <= one.to;
