/**
 * `npm run train:care`: learns the weights of `libs/care/src/learned/weights.json` from the development sentences, and from the questions,
 * objections, topics and names of our own content, which are harmless. Never reads the held-out sentences. Each file of development
 * sentences is by another writer; the threshold is chosen on writers that the model was not trained on.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { careSituations } from '@berea/care';
import { featuresOf, idioms, wordsRead } from '@berea/care/training';
import { harmlessTexts } from './harmless-texts.ts';
import { learn, type Example, type Model } from './learn.ts';

const care = path.resolve(import.meta.dirname, '../../libs/care');
/** Among harmless sentences of writers that were left out. The patterns have false alarms of their own. */
const mostFalseAlarms = 0.03;
/** How many features are kept, the heaviest first: they travel to every browser. */
const most = { danger: 4500, situation: 90 } as const;

interface Sentence {
  readonly expected: string;
  readonly situation: string;
  readonly features: ReadonlySet<string>;
}

const read = (file: string): Sentence[] =>
  readFileSync(path.join(care, 'sentences', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([expected = '', situation = '', text = '']) => ({
      expected,
      situation,
      features: featuresOf(wordsRead(text)),
    }));

const writers = readdirSync(path.join(care, 'sentences'))
  .filter((file) => file.startsWith('development') && file.endsWith('.tsv'))
  .map((file) => ({ file, sentences: read(file) }));

const harmless: Example[] = [...harmlessTexts(), ...idioms.map(({ example }) => example)].map((text) => ({
  features: featuresOf(wordsRead(text)),
  is: false,
  weight: 0.5,
}));
const dangerOrNot = (sentences: readonly Sentence[]): Example[] =>
  sentences
    .filter(({ expected }) => expected !== 'possible')
    .map(({ expected, features }) => ({ features, is: expected === 'danger', weight: 1 }));

// The threshold: the lowest that raises few false alarms among writers that a model was not trained on.
const unseen = writers.flatMap(({ file, sentences }) => {
  const others = writers.filter((writer) => writer.file !== file).flatMap((writer) => writer.sentences);
  const model = learn([...dangerOrNot(others), ...harmless]);
  return sentences.map(({ expected, features }) => ({ expected, score: model.score(features) }));
});
const share = (expected: string, threshold: number): number => {
  const scores = unseen.filter((sentence) => sentence.expected === expected);
  return scores.filter(({ score }) => score > threshold).length / scores.length;
};
const thresholds = Array.from({ length: 41 }, (_, step) => Number((step * 0.05).toFixed(2)));
const threshold = thresholds.find((each) => share('none', each) <= mostFalseAlarms) ?? 2;
for (const each of [0, 0.5, 1, 1.5, threshold]) {
  const [recall, alarms] = [share('danger', each), share('none', each)].map((value) => value.toFixed(3));
  process.stdout.write(
    `threshold ${each}, writers left out of the training: recall ${recall}, false alarms ${alarms}\n`,
  );
}

const all = writers.flatMap(({ sentences }) => sentences);
const danger = learn([...dangerOrNot(all), ...harmless]);
const inDanger = all.filter(({ expected }) => expected === 'danger');
const situations = Object.keys(careSituations).map((situation) => {
  const examples = inDanger.map((each) => ({ features: each.features, is: each.situation === situation, weight: 1 }));
  return [situation, heaviest(learn(examples), most.situation)] as const;
});
const weights = {
  threshold,
  bias: Number(danger.bias.toFixed(3)),
  danger: heaviest(danger, most.danger),
  situations: Object.fromEntries(situations),
};
writeFileSync(path.join(care, 'src/learned/weights.json'), `${JSON.stringify(weights)}\n`);
process.stdout.write(`${Object.keys(weights.danger).length} features for danger\n`);

/** Weights in hundredths. */
function heaviest({ weights: learned }: Model, count: number): Record<string, number> {
  const kept = [...learned].toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one)).slice(0, count);
  return Object.fromEntries(kept.map(([feature, weight]) => [feature, Math.round(weight * 100)]));
}
