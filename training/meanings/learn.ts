import { sharesOf } from '@berea/search/meaning/training';
import { seeded, shuffle } from '../shuffle.ts';
import type { Model } from '../stories/learn.ts';

/** A meaning, and the place of its card. */
export interface Example {
  readonly numbers: Float32Array;
  readonly card: number;
}

const epochs = 12;
const batch = 512;
const rate = 0.01;
const biasRate = 0.05;
const decay = 1e-4;
/** How much of the former gradients is kept: of their mean, and of their squares. */
const kept = { mean: 0.9, squares: 0.999 } as const;
/** A smaller share adds next to nothing to a gradient. */
const leastShare = 1e-4;

/**
 * Multinomial logistic regression in batches, by Adam: less sure of itself on what it has not seen than the learner of
 * the stories, whose features are few a text. Written here for the reason of `training/care/learn.ts`. The same
 * examples give the same weights.
 * @returns weights by card, then by number
 */
export function learn(examples: readonly Example[], dimensions: number, cards: number): Model {
  const size = dimensions * cards;
  const weights = new Float32Array(size);
  const bias = new Float32Array(cards);
  const [means, squares, gradient] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  const order = [...examples];
  const random = seeded(7);
  let steps = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (let start = 0; start < order.length; start += batch) {
      const some = order.slice(start, start + batch);
      gradient.fill(0);
      const biasGradient = new Float32Array(cards);
      for (const { numbers, card } of some) {
        const errors = sharesIn({ weights, bias }, numbers);
        errors[card]! -= 1;
        for (let other = 0; other < cards; other++) {
          const error = errors[other]! / some.length;
          if (Math.abs(errors[other]!) < leastShare) continue;
          biasGradient[other]! += error;
          // By card, because few cards have an error worth the time.
          for (let at = 0; at < dimensions; at++) gradient[other * dimensions + at]! += error * numbers[at]!;
        }
      }
      steps++;
      const [meanScale, squareScale] = [1 - kept.mean ** steps, 1 - kept.squares ** steps];
      for (let at = 0; at < size; at++) {
        const own = gradient[at]! + decay * weights[at]!;
        means[at] = kept.mean * means[at]! + (1 - kept.mean) * own;
        squares[at] = kept.squares * squares[at]! + (1 - kept.squares) * own * own;
        weights[at]! -= (rate * (means[at]! / meanScale)) / (Math.sqrt(squares[at]! / squareScale) + 1e-8);
      }
      for (let card = 0; card < cards; card++) bias[card]! -= biasRate * biasGradient[card]!;
    }
  }
  return { weights, bias };
}

/** The share of each card. They add up to 1. */
function sharesIn({ weights, bias }: Model, numbers: Float32Array): Float32Array {
  const dimensions = numbers.length;
  return sharesOf(
    bias.map((start, card) => {
      let sum = start;
      const from = card * dimensions;
      for (let at = 0; at < dimensions; at++) sum += weights[from + at]! * numbers[at]!;
      return sum;
    }),
  );
}
