import { lazily } from '../lazily.ts';
import { careSituations, type CareSituation } from '../situations.ts';
import { featuresOf } from './features.ts';
import { scorer, type PackedWeights } from './packed-weights.ts';
import weights from './weights.json' with { type: 'json' };

const learned = lazily(() => ({
  danger: scorer(weights.danger),
  situations: Object.keys(careSituations).map(
    (situation) =>
      [
        situation as CareSituation,
        scorer((weights.situations as Readonly<Record<string, PackedWeights>>)[situation]!),
      ] as const,
  ),
}));

/** How clearly another situation must win over the one that a pattern names. */
const clearly = 1;

/** What was learned of a text. */
export interface Resemblance {
  /** How much more than the threshold it resembles the sentences of people in danger; below 0 less. */
  readonly danger: number;
  /** The situation that it resembles most; `named`, the one that a pattern names, unless another wins clearly. */
  situation(named?: CareSituation): CareSituation;
}

/**
 * Compares a text with the sentences of people in danger. It finds what the patterns miss: wordings nobody thought of.
 * `npm run train:care` makes the weights from the development sentences.
 */
export function resemblance(words: readonly string[]): Resemblance {
  const { danger, situations } = learned();
  const features = featuresOf(words);
  return {
    danger: danger(features) - weights.threshold,
    situation(named) {
      const scores = new Map(situations.map(([situation, score]) => [situation, score(features)]));
      const [best] = [...scores].reduce((one, other) => (other[1] > one[1] ? other : one));
      return named !== undefined && scores.get(best)! - scores.get(named)! <= clearly ? named : best;
    },
  };
}
