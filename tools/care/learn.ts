/** One text to learn from. */
export interface Example {
  readonly features: ReadonlySet<string>;
  /** Whether it belongs to what is learned. */
  readonly is: boolean;
  readonly weight: number;
}

export interface Model {
  readonly bias: number;
  readonly weights: ReadonlyMap<string, number>;
  /** Above 0: more likely than not. */
  score(features: ReadonlySet<string>): number;
}

const epochs = 20;
const rate = 0.25;
const decay = 1e-4;

/**
 * Logistic regression by AdaGrad, over features that stand in two examples or more. Sixty lines, because the libraries for it bring native
 * code or a tensor engine; the order of the examples is shuffled with a fixed seed, so that the same sentences give the same weights.
 */
export function learn(examples: readonly Example[]): Model {
  const counts = new Map<string, number>();
  for (const { features } of examples) for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1);
  const index = new Map([...counts].filter(([, count]) => count >= 2).map(([feature], at) => [feature, at]));
  const weights = new Float64Array(index.size);
  const squares = new Float64Array(index.size).fill(1e-3);
  let bias = 0;
  const rows = examples.map(({ features, is, weight }) => ({
    at: [...features].flatMap((feature) => index.get(feature) ?? []),
    scale: Math.sqrt(Math.max(1, features.size)),
    is: is ? 1 : 0,
    weight,
  }));
  const random = seeded(7);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(rows, random);
    for (const { at, scale, is, weight } of rows) {
      let score = bias;
      for (const each of at) score += weights[each]! / scale;
      const error = (1 / (1 + Math.exp(-score)) - is) * weight;
      bias -= 0.02 * error;
      for (const each of at) {
        const gradient = error / scale + decay * weights[each]!;
        squares[each]! += gradient * gradient;
        weights[each]! -= (rate * gradient) / Math.sqrt(squares[each]!);
      }
    }
  }
  const named = new Map([...index].map(([feature, at]) => [feature, weights[at]!]));
  return {
    bias,
    weights: named,
    score: (features) =>
      bias +
      [...features].reduce((sum, each) => sum + (named.get(each) ?? 0), 0) / Math.sqrt(Math.max(1, features.size)),
  };
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
}
