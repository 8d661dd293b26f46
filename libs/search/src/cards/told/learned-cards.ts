import { derived, ours } from '@berea/content';
import { bytesOf } from '../../bytes-of.ts';
import { sharesOf } from '../../shares-of.ts';
import { thanksForBadNews } from '../good-news.ts';
import type { Meaning } from '../../meaning/encoder.ts';
import { cardsMeant } from '../../meaning/learned-meanings.ts';
import { toldFeatures } from './features.ts';
import { tellsOfOneself } from './of-oneself.ts';

/** What `npm run train:stories` writes. Numbers are bytes in base64. */
export interface LearnedCards {
  /** Ids of `content/questions`; the first, empty one is for stories that none of them fits. */
  readonly cards: readonly string[];
  /** Those of them that few stories were learned of. */
  readonly few: readonly string[];
  /** A signed byte per card, in steps of `1 / biasSteps`. */
  readonly bias: string;
  /** Features, separated by spaces. */
  readonly features: string;
  /** How rare each feature is: a byte per feature, in steps of `1 / raritySteps`. */
  readonly rarity: string;
  /**
   * By feature: for how many cards it has a weight, then for each the card and its weight in steps of `1 / weightSteps`. A
   * weight is one signed byte, the other numbers are two bytes each, the low one first.
   */
  readonly weights: string;
}

export const biasSteps = 32;
export const raritySteps = 24;
export const weightSteps = 16;

/** A card that a story resembles. */
export interface ToldCard {
  /** The card's id; empty for what none of them fits. */
  readonly card: string;
  /** From 0 to 1: how sure it is. The shares of all cards add up to 1. */
  readonly share: number;
}

interface Feature {
  readonly rarity: number;
  readonly cards: Uint16Array;
  /** By place in `cards`. */
  readonly weights: Int8Array;
}

/** Unpacks what was learned. @returns the cards that a story resembles, the likeliest first */
export function unpack({ cards, bias, features, rarity, weights: packed }: LearnedCards): (text: string) => ToldCard[] {
  const known = new Map<string, Feature>();
  const rarities = bytesOf(rarity);
  const bytes = new DataView(bytesOf(packed).buffer);
  let at = 0;
  for (const [place, name] of features.split(' ').entries()) {
    const length = bytes.getUint16(at, true);
    const first = at + 2;
    known.set(name, {
      rarity: rarities[place]! / raritySteps,
      cards: Uint16Array.from({ length }, (_, pair) => bytes.getUint16(first + pair * 3, true)),
      weights: Int8Array.from({ length }, (_, pair) => bytes.getInt8(first + pair * 3 + 2)),
    });
    at = first + length * 3;
  }
  const start = Float64Array.from(new Int8Array(bytesOf(bias).buffer), (step) => step / biasSteps);
  return (text) => {
    const found = [...toldFeatures(text)].flatMap(([name, weight]) => {
      const feature = known.get(name);
      return feature ? [{ feature, value: weight * feature.rarity }] : [];
    });
    const length = Math.hypot(...found.map(({ value }) => value)) || 1;
    const scores = start.slice();
    for (const { feature, value } of found) {
      for (const [place, card] of feature.cards.entries())
        scores[card]! += ((value / length) * feature.weights[place]!) / weightSteps;
    }
    const shares = sharesOf(scores);
    return cards.map((card, place) => ({ card, share: shares[place]! })).sort((one, other) => other.share - one.share);
  };
}

/** What was learned. */
export const toldCards = (): LearnedCards => ours('models')['told-cards'] as LearnedCards;
const learned = derived(() => unpack(toldCards()));
const wellLearned = derived<ReadonlySet<string>>(() => {
  const { cards, few } = toldCards();
  return new Set(cards.filter((card) => !few.includes(card)));
});

/** Whether enough stories of a card were learned that one which resembles none of them is not its. */
export const isWellLearned = (card: string): boolean => wellLearned().has(card);

/**
 * What the meaning of a story counts beside its words, when their logarithms are added: chosen by totals on the stories
 * that are held out. By words alone the likeliest card is right for 0.78 of them, by meaning alone for 0.73, by both for
 * 0.90.
 */
const meantWeight = 0.3;
/** A card that one of the two does not have is not ruled out. */
const leastShare = 1e-4;

/**
 * The cards for what a text tells of somebody's life, learned from stories (`libs/search/stories`), the likeliest first.
 * What resembles no card more than others has low shares.
 */
export function cardsTold(text: string, meaning?: Meaning): ToldCard[] {
  if (asksForFact.test(text.trim()) && !tellsOfOneself(text)) return [{ card: '', share: 1 }];
  const fits = ({ card }: ToldCard): boolean => !thanksForBadNews(card, text);
  const told = learned()(text);
  if (!meaning) return told.every(fits) ? told : asShares(told.filter(fits));
  const byWords = new Map(told.map(({ card, share }) => [card, share]));
  const powers = cardsMeant(meaning).map(({ card, share }) => ({
    card,
    share:
      Math.max(byWords.get(card) ?? 0, leastShare) ** (1 - meantWeight) * Math.max(share, leastShare) ** meantWeight,
  }));
  return asShares(powers.filter(fits)).sort((one, other) => other.share - one.share);
}

/** Shares that add up to one. */
function asShares(cards: readonly ToldCard[]): ToldCard[] {
  const sum = cards.reduce((total, { share }) => total + share, 0);
  return cards.map(({ card, share }) => ({ card, share: share / sum }));
}

/** Asks for a person, a place, a time or a number: 'who sang in prison' is no story of a prison, unless it tells of oneself. */
const asksForFact = /^(?:who|where|when|how (?:many|old|long)) /i;
