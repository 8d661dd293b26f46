import { parseReference, positionOf, versionById, type VersePlace } from '@berea/scripture';
import { derived, ours } from '@berea/content';
import type { ComparedPiece, QuotationVerdict } from '@berea/validation';
import { phraseTerm, phraseTerms } from '../phrases/phrase-terms.ts';
import type { Comparison } from './compare.ts';
import { positionsOf } from './candidates.ts';
import { core, type InPlace } from './places.ts';
import { alterations, negationsIn, verbatim, withoutEnds } from './sense.ts';
import { hasSynonym } from './synonyms.ts';
import { storedTokens, type Token } from './tokens.ts';

/** A quotation with the places that it may stand at. */
export interface Suspected {
  readonly tokens: readonly Token[];
  readonly marked: boolean;
  /** The end where the writer's own words may stand. */
  readonly loose: 'start' | 'end' | undefined;
  readonly asScripture: boolean;
  /** Where the text says that it stands; undefined where it says nothing, or nothing that exists. */
  readonly claimed: InPlace | undefined;
  /** Whether the text names a place at all. */
  readonly claims: boolean;
  /** The best of all other places. */
  readonly found: InPlace | undefined;
}

/** What else is known. */
export interface Knowledge {
  readonly verses: ReadonlyMap<number, ReadonlyMap<string, string>>;
  readonly meanings: ReadonlyMap<number, string>;
  readonly weightOf: (term: string) => number;
}

/** What a quotation is, and the place that it was compared with. */
export interface Judgement {
  readonly verdict: QuotationVerdict;
  readonly place: InPlace | undefined;
  readonly remarks: readonly string[];
}

/** From this share of its weight on, a text without quotation marks or a claim is taken for the passage. */
const isPassage = 0.72;
/** And so many of its words must stand there in order. */
const inOrder = 0.6;
/** What the text calls scripture needs less, because nothing else is near. */
const isNear = 0.55;
/** By so much another place must be better than the claimed one. */
const better = 0.22;
/** What a word counts that other translations of the passage may have. */
const otherWording = 0.85;

/** Says what a quotation is. */
export function judged(quotation: Suspected, knowledge: Knowledge): Judgement {
  const { claimed, found, claims, marked, loose, asScripture } = quotation;
  const claimedShare = claimed ? supported(claimed, knowledge) : 0;
  const foundShare = found ? supported(found, knowledge) : 0;
  const exactAt = [claimed, found].find((place) => place?.versions[0]!.exact);
  if (!marked && Math.max(claimed?.share ?? 0, found?.share ?? 0) < isPassage)
    return { verdict: 'other', place: undefined, remarks: [] };
  if (claimed && (exactAt === claimed || (claimedShare >= isNear && claimedShare > foundShare - better)))
    return judgedAgainst(claimed, knowledge, loose);
  if (claimed && claimed.share > (found?.share ?? 0) - 0.1 && claimedShare >= isNear)
    return judgedAgainst(claimed, knowledge, loose);
  if (
    found &&
    (found.versions[0]!.exact || (found.share >= isPassage && verbatim(found.versions[0]!.comparison) >= inOrder)) &&
    says(quotation, knowledge)
  ) {
    const judgement = judgedAgainst(found, knowledge, loose);
    return claims ? { ...judgement, verdict: 'elsewhere' } : judgement;
  }
  if (claimed && claimedShare >= isNear) return judgedAgainst(claimed, knowledge, loose);
  if (asScripture && !claims && found && foundShare >= isNear + 0.1) return judgedAgainst(found, knowledge, loose);
  return {
    verdict: asScripture || claims ? 'missing' : 'other',
    place: claimed ?? found,
    remarks: [],
  };
}

/** Whether a text is long enough, or rare enough, that it does not stand somewhere by chance. */
function says({ tokens, asScripture }: Suspected, { weightOf }: Knowledge): boolean {
  const weight = tokens.reduce((sum, { term }) => sum + weightOf(term), 0);
  return weight >= (asScripture ? 6 : 10);
}

/** What a quotation is, compared with a place. */
function judgedAgainst(place: InPlace, knowledge: Knowledge, loose: Suspected['loose']): Judgement {
  const [best] = place.versions;
  if (best!.exact) return { verdict: 'exact', place, remarks: [] };
  const vocabulary = vocabularyOf(core(place), knowledge);
  const around = new Set([...vocabulary, ...storedTerms(positionsOf(place.region), knowledge)]);
  const overlapping = place.versions.filter(({ comparison }) => verbatim(comparison) >= 0.35);
  const remarks = alterations({
    comparisons: (overlapping.length > 0 ? overlapping : [best!]).map(({ comparison }) =>
      loose ? { ...comparison, pieces: withoutEnds(comparison.pieces, 2, loose) } : comparison,
    ),
    vocabulary,
    stored: new Set(storedTerms(core(place), knowledge)),
    around,
    negations: negationsBy(positionsOf(best!.span), knowledge),
    weightOf: knowledge.weightOf,
  });
  return { verdict: remarks.length > 0 ? 'altered' : 'wording', place, remarks };
}

/** The negations that each English version has in these verses. */
function negationsBy(positions: readonly number[], { verses }: Knowledge): number[] {
  const counts = new Map<string, number>();
  for (const position of positions)
    for (const [version, text] of verses.get(position) ?? [])
      if (versionById(version)?.language === 'en')
        counts.set(version, (counts.get(version) ?? 0) + negationsIn(storedTokens(text)));
  return [...counts.values()];
}

/** How much of a quotation the place has, in order or as another translation may word it. */
function supported(place: InPlace, knowledge: Knowledge): number {
  const { versions, share } = place;
  const [best] = versions;
  const vocabulary = vocabularyOf(core(place), knowledge);
  let all = 0;
  let counted = 0;
  for (const { same, quoted } of best!.comparison.pieces) {
    for (const { term } of quoted) {
      const weight = knowledge.weightOf(term);
      all += weight;
      if (same) counted += weight;
      else if (vocabulary.has(term) || hasSynonym(term, vocabulary)) counted += otherWording * weight;
    }
  }
  return Math.max(share, all === 0 ? 0 : counted / all);
}

/** The terms that versions have in these verses, that other translations are known by, or that the original words mean. */
function vocabularyOf(positions: readonly number[], knowledge: Knowledge): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const position of positions) for (const term of vocabularyAt(position, knowledge)) terms.add(term);
  return terms;
}

/** Several quotations are of the same verse. */
const known = new WeakMap<Knowledge['meanings'], Map<number, readonly string[]>>();

function vocabularyAt(position: number, knowledge: Knowledge): readonly string[] {
  const own = known.get(knowledge.meanings) ?? new Map<number, readonly string[]>();
  known.set(knowledge.meanings, own);
  let terms = own.get(position);
  if (!terms) {
    terms = [
      ...storedTerms([position], knowledge),
      ...(wordingsOf().get(position) ?? []),
      ...((knowledge.meanings.get(position) ?? '').toLowerCase().match(/[a-z]+/g) ?? []).map(phraseTerm),
    ];
    own.set(position, terms);
  }
  return terms;
}

const storedTerms = (positions: readonly number[], { verses }: Knowledge): string[] =>
  positions.flatMap((position) =>
    [...(verses.get(position)?.values() ?? [])].flatMap((text) => storedTokens(text).map(({ term }) => term)),
  );

/** The terms by which verses are known in other translations. */
export const wordingsOf = derived((): ReadonlyMap<number, readonly string[]> => {
  const all = new Map<number, string[]>();
  for (const { words, verse } of ours('modernWordings')) {
    const place = parseReference(verse) as VersePlace & { readonly lastVerse?: number };
    for (let at = place.verse; at <= (place.lastVerse ?? place.verse); at++) {
      const position = positionOf({ ...place, verse: at });
      all.set(position, [...(all.get(position) ?? []), ...words.flatMap(phraseTerms)]);
    }
  }
  return all;
});

/** A comparison as it is shown, with the words as written. */
export function shownPieces({ pieces }: Comparison): ComparedPiece[] {
  const written = (tokens: readonly Token[]): string =>
    tokens
      .map((token) => token.written)
      .filter((word) => word !== '')
      .join(' ');
  return pieces.flatMap(({ same, gap, quoted, stored }): ComparedPiece[] => {
    if (same) {
      const shown: ComparedPiece[] = [];
      for (const [index, token] of quoted.entries()) {
        const other = stored[index]!;
        const part = token.plain === other.plain;
        const last = shown.at(-1);
        if (part && last?.in === 'both') last.words += ` ${token.written}`;
        else if (part) shown.push({ in: 'both', words: token.written });
        else shown.push({ in: 'text', words: token.written }, { in: 'passage', words: other.written });
      }
      return shown;
    }
    if (gap) return [{ in: 'both', words: '…' }];
    return [
      ...(quoted.length > 0 ? [{ in: 'text' as const, words: written(quoted) }] : []),
      ...(stored.length > 0 ? [{ in: 'passage' as const, words: written(stored) }] : []),
    ];
  });
}
