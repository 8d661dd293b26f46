import { bucketOf } from '@berea/care/training';
import { seeded, shuffle } from '../shuffle.ts';

/** One text to learn from. */
export interface Example {
  /** The buckets of its features. */
  readonly buckets: Int32Array;
  /** Whether it belongs to what is learned. */
  readonly is: boolean;
  readonly weight: number;
}

/** Learned weights, one per bucket. */
export interface Model {
  readonly bias: number;
  readonly weights: Float64Array;
}

/** The buckets of features in a table of 2^bits. */
export const bucketsOf = (features: ReadonlySet<string>, bits: number): Int32Array =>
  Int32Array.from(features, (feature) => bucketOf(feature, bits));

const rate = 0.25;
const biasRate = 0.02;
const decay = 1e-3;

/**
 * Logistic regression by AdaGrad. Written here, because the libraries for it bring native code or a tensor engine; the
 * order of the examples is shuffled with a fixed seed, so that the same sentences give the same weights.
 */
export function learn(examples: readonly Example[], bits: number, epochs: number): Model {
  const weights = new Float64Array(2 ** bits);
  const squares = new Float64Array(2 ** bits).fill(1e-3);
  let bias = 0;
  const order = [...examples];
  const random = seeded(7);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const { buckets, is, weight } of order) {
      const error = (1 / (1 + Math.exp(-score({ bias, weights }, buckets))) - (is ? 1 : 0)) * weight;
      const share = error / lengthOf(buckets);
      bias -= biasRate * error;
      for (const bucket of buckets) {
        const gradient = share + decay * weights[bucket]!;
        squares[bucket]! += gradient * gradient;
        weights[bucket]! -= (rate * gradient) / Math.sqrt(squares[bucket]!);
      }
    }
  }
  return { bias, weights };
}

/** Above 0: more likely than not. */
export function score({ bias, weights }: Model, buckets: Int32Array): number {
  let sum = 0;
  for (const bucket of buckets) sum += weights[bucket]!;
  return bias + sum / lengthOf(buckets);
}

/** Long texts have more features. */
const lengthOf = (buckets: Int32Array): number => Math.sqrt(Math.max(1, buckets.length));
