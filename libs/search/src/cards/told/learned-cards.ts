import { toldFeatures } from './features.ts';
import { tellsOfOneself } from './of-oneself.ts';
import weights from './weights.json' with { type: 'json' };

/** What `npm run train:stories` writes. Numbers are bytes in base64. */
export interface LearnedCards {
  /** Questions of `content/questions`; the first, empty one stands for stories that none of them fits. */
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
  /** The card's question; empty for what none of them fits. */
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

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

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
    const powers = scores.map((score) => Math.exp(score));
    const sum = powers.reduce((total, power) => total + power, 0);
    return cards
      .map((card, place) => ({ card, share: powers[place]! / sum }))
      .sort((one, other) => other.share - one.share);
  };
}

const few: ReadonlySet<string> = new Set(weights.few);
const wellLearned: ReadonlySet<string> = new Set(weights.cards.filter((card) => !few.has(card)));

/** Whether enough stories of a card were learned that one which resembles none of them is not its. */
export const isWellLearned = (card: string): boolean => wellLearned.has(card);

let learned: ReturnType<typeof unpack> | undefined;

/**
 * The cards for what a text tells of somebody's life, learned from stories (`libs/search/stories`), the likeliest first.
 * What resembles no card more than others has low shares.
 */
export const cardsTold = (text: string): ToldCard[] =>
  asksForFact.test(text.trim()) && !tellsOfOneself(text)
    ? [{ card: '', share: 1 }]
    : (learned ??= unpack(weights))(text);

/** Asks for a person, a place, a time or a number: 'who sang in prison' is no story of a prison, unless it tells of oneself. */
const asksForFact = /^(?:who|where|when|how (?:many|old|long)) /i;
