import { sharesOf } from '@berea/search/told/training';
import { seeded, shuffle } from '../shuffle.ts';

/** A text as numbers: features by their place, and what each counts. */
export type Vector = readonly (readonly [feature: number, value: number])[];

export interface Example {
  readonly vector: Vector;
  /** The place of its card. */
  readonly card: number;
}

/** Weights by feature, then by card. */
export interface Model {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

const epochs = 15;
const rate = 0.35;
const biasRate = 0.02;
const decay = 1e-4;
/** A smaller error is not worth the time. */
const leastError = 2e-3;

/**
 * Multinomial logistic regression by AdaGrad. Written here for the reason of `training/care/learn.ts`, which learns one
 * yes or no; the same examples give the same weights.
 */
export function learn(examples: readonly Example[], features: number, cards: number): Model {
  const weights = new Float32Array(features * cards);
  const squares = new Float32Array(features * cards).fill(1e-4);
  const bias = new Float32Array(cards);
  const order = [...examples];
  const random = seeded(7);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const { vector, card } of order) {
      const shares = sharesIn({ weights, bias }, vector);
      for (let other = 0; other < cards; other++) {
        const error = shares[other]! - (other === card ? 1 : 0);
        if (Math.abs(error) < leastError) continue;
        bias[other]! -= biasRate * error;
        for (const [feature, value] of vector) {
          const at = feature * cards + other;
          const gradient = error * value + decay * weights[at]!;
          squares[at]! += gradient * gradient;
          weights[at]! -= (rate * gradient) / Math.sqrt(squares[at]!);
        }
      }
    }
  }
  return { weights, bias };
}

/** The share of each card. They add up to 1. */
function sharesIn({ weights, bias }: Model, vector: Vector): Float64Array {
  const scores = Float64Array.from(bias);
  for (const [feature, value] of vector) {
    const at = feature * scores.length;
    for (let card = 0; card < scores.length; card++) scores[card]! += weights[at + card]! * value;
  }
  return sharesOf(scores);
}
