import { derived, ours, type Fact } from '@berea/content';
import { bytesOf } from '../bytes-of.ts';
import { sharesOf } from '../shares-of.ts';
import type { Meaning } from './encoder.ts';

/** What `npm run train:meanings` writes. Numbers are signed bytes in base64. */
export interface LearnedMeanings {
  /** Ids of `content/questions` and `content/apologetics`; the empty one is for a question for a fact. */
  readonly cards: readonly string[];
  /** By card: a weight for each number of a meaning, in steps of `1 / cardSteps`. */
  readonly cardWeights: string;
  /** By card, in steps of `1 / biasSteps`. */
  readonly cardBias: string;
  /** The mean of all questions for facts, in steps of `1 / axisSteps`. */
  readonly mean: string;
  /** The directions in which questions for facts differ most, each with a step of `1 / axisSteps`. */
  readonly axes: string;
  /** Ids of `content/facts`. */
  readonly facts: readonly string[];
  /** By fact: where the middle of its wordings points along the axes, in steps of `1 / axisSteps`. */
  readonly factDirections: string;
}

export const cardSteps = 8;
export const biasSteps = 16;
export const axisSteps = 256;

/** A card, and how likely it is to be on what was asked: the shares of all cards add up to 1. */
export interface MeantCard {
  /** The card's id; empty where a fact is asked for. */
  readonly card: string;
  readonly share: number;
}

/** What questions mean, compared with cards and facts. */
export interface Meanings {
  cardsMeant(meaning: Meaning): readonly MeantCard[];
  /** How alike each fact and a question are, by the fact's id; from -1 to 1. */
  factsMeant(meaning: Meaning): ReadonlyMap<string, number>;
}

/** Unpacks what was learned. */
export function unpackMeanings(learned: LearnedMeanings): Meanings {
  const signed = (base64: string): Int8Array => new Int8Array(bytesOf(base64).buffer);
  const [weights, bias] = [signed(learned.cardWeights), signed(learned.cardBias)];
  const [mean, axes, directions] = [signed(learned.mean), signed(learned.axes), signed(learned.factDirections)];
  const dimensions = mean.length;
  const axisCount = axes.length / dimensions;

  return {
    cardsMeant(meaning) {
      const shares = sharesOf(
        Float64Array.from(
          learned.cards,
          (_, card) => dot(weights, card * dimensions, meaning) / cardSteps + bias[card]! / biasSteps,
        ),
      );
      return learned.cards
        .map((card, place) => ({ card, share: shares[place]! }))
        .sort((one, other) => other.share - one.share);
    },
    factsMeant(meaning) {
      const centred = meaning.map((value, at) => value - mean[at]! / axisSteps);
      const along = Float32Array.from({ length: axisCount }, (_, axis) => dot(axes, axis * dimensions, centred));
      const own = Math.hypot(...along) || 1;
      return new Map(
        learned.facts.map((id, fact) => {
          const start = fact * axisCount;
          const length = Math.hypot(...directions.subarray(start, start + axisCount)) || 1;
          return [id, dot(directions, start, along) / (own * length)];
        }),
      );
    },
  };
}

function dot(bytes: Int8Array, start: number, numbers: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < numbers.length; at++) sum += bytes[start + at]! * numbers[at]!;
  return sum;
}

/** What was learned. */
export const learnedMeanings = (): LearnedMeanings => ours('models')['meanings'] as LearnedMeanings;
const meanings = derived(() => unpackMeanings(learnedMeanings()));

/** The cards that a question may mean, the likeliest first. */
export const cardsMeant = (meaning: Meaning): readonly MeantCard[] => meanings().cardsMeant(meaning);

/** How alike a fact and a question are; 0 for a fact that is newer than what was learned. */
export function factLikeness(meaning: Meaning): (fact: Fact) => number {
  const likeness = meanings().factsMeant(meaning);
  return ({ id }) => likeness.get(id) ?? 0;
}
