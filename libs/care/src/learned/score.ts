import { lazily } from '../lazily.ts';
import { careSituations, type CareSituation } from '../situations.ts';
import { featuresOf } from './features.ts';
import weights from './weights.json' with { type: 'json' };

/** Hundredths, by feature. */
type Weights = Readonly<Record<string, number>>;

const learned = lazily(() => ({
  danger: new Map(Object.entries(weights.danger as Weights)),
  situations: Object.keys(careSituations).map((situation) => ({
    situation: situation as CareSituation,
    weights: new Map(Object.entries((weights.situations as Readonly<Record<string, Weights>>)[situation] ?? {})),
  })),
}));

const sum = (features: ReadonlySet<string>, by: ReadonlyMap<string, number>): number => {
  let total = 0;
  for (const feature of features) total += by.get(feature) ?? 0;
  return total / 100 / Math.sqrt(Math.max(1, features.size));
};

/**
 * The situation that a text most resembles, where it resembles the sentences of people in danger; undefined where it does not. It finds what
 * the patterns miss: wordings nobody thought of. `margin` is added to the threshold. `npm run train:care` makes the weights from the development sentences.
 */
export function resembles(words: readonly string[], margin = 0): CareSituation | undefined {
  const { danger, situations } = learned();
  const features = featuresOf(words);
  if (sum(features, danger) + weights.bias <= weights.threshold + margin) return undefined;
  const scored = situations.map((each) => ({ ...each, score: sum(features, each.weights) }));
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).situation;
}
