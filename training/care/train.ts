/**
 * `npm run train:care`: learns the weights of `libs/care/src/learned/weights.json` from the development sentences, and
 * from the questions, objections, topics and names of our own content, which are harmless. Never reads the held-out
 * sentences. Each file of development sentences is by another writer; the threshold is chosen on writers that the
 * model was not trained on.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { careSituations } from '@berea/care';
import { featuresOf, idioms, pack, tables, wordsRead } from '@berea/care/training';
import { harmlessProse, harmlessQuestions, harmlessTexts } from './harmless-texts.ts';
import { bucketsOf, learn, score, type Example } from './learn.ts';
import { writers as writersOfSentences } from './sentences.ts';

const care = path.resolve(import.meta.dirname, '../../libs/care');
/**
 * Among harmless sentences of writers that were left out, most of them written to be hard, and many of them stories of
 * ordinary trouble. To miss somebody is worse.
 */
const mostFalseAlarms = 0.09;
/** Sizes of the tables: they travel to every browser. */
const bits = { danger: 16, situation: 13 } as const;
/** The patterns' own examples are few beside the stories of ordinary trouble. */
const exampleWeight = 2;
const epochs = { danger: 12, situation: 8 } as const;

interface Sentence {
  readonly expected: string;
  readonly situation: string;
  readonly features: ReadonlySet<string>;
  /** What it counts in the training. */
  readonly weight: number;
}

const writers = writersOfSentences().map(({ file, sentences }) => ({
  file,
  sentences: sentences.map(({ expected, situation, text }): Sentence => ({
    expected,
    situation,
    features: featuresOf(wordsRead(text)),
    weight: 1,
  })),
}));

const harmlessExample = (weight: number) => (text: string) => ({
  buckets: bucketsOf(featuresOf(wordsRead(text)), bits.danger),
  is: false,
  weight,
});
const harmless: Example[] = [
  ...[...harmlessTexts(), ...idioms.map(({ example }) => example)].map(harmlessExample(0.5)),
  ...harmlessQuestions().map(harmlessExample(0.25)),
  // There is much more of it than anybody types.
  ...harmlessProse().map(harmlessExample(0.15)),
];
const dangerOrNot = (sentences: readonly Sentence[]): Example[] =>
  sentences
    .filter(({ expected }) => expected !== 'possible')
    .map(({ expected, features, weight }) => ({
      buckets: bucketsOf(features, bits.danger),
      is: expected === 'danger',
      weight,
    }));
const learnDanger = (sentences: readonly Sentence[]) =>
  learn([...dangerOrNot(sentences), ...harmless], bits.danger, epochs.danger);

// The threshold: the lowest that raises few false alarms among writers that a model was not trained on.
const unseen = writers.flatMap(({ file, sentences }) => {
  const model = learnDanger(writers.filter((writer) => writer.file !== file).flatMap((writer) => writer.sentences));
  return sentences.map(({ expected, features }) => ({
    expected,
    score: score(model, bucketsOf(features, bits.danger)),
  }));
});
const share = (expected: string, threshold: number): number => {
  const scores = unseen.filter((sentence) => sentence.expected === expected);
  return scores.filter((sentence) => sentence.score > threshold).length / scores.length;
};
const thresholds = Array.from({ length: 121 }, (_, step) => Number((step * 0.05 - 3).toFixed(2)));
const threshold = thresholds.find((each) => share('none', each) <= mostFalseAlarms) ?? 3;
for (const each of [-1, -0.5, 0, 0.5, threshold]) {
  const [recall, alarms] = [share('danger', each), share('none', each)].map((value) => value.toFixed(3));
  process.stdout.write(
    `threshold ${each}, writers left out of the training: recall ${recall}, false alarms ${alarms}\n`,
  );
}

// The patterns name the situation of their own examples, and what is learned must not overrule them there.
const examples: readonly Sentence[] = tables.flatMap(({ situation, rows }) =>
  rows.map(({ level = 'danger', example }) => ({
    expected: level,
    situation,
    features: featuresOf(wordsRead(example)),
    weight: exampleWeight,
  })),
);
const all = [...writers.flatMap(({ sentences }) => sentences), ...examples];
const danger = learnDanger(all);
const inDanger = all.filter(({ expected }) => expected === 'danger');
const situations = Object.keys(careSituations).map((situation) => {
  const judged = inDanger.map((each) => ({
    buckets: bucketsOf(each.features, bits.situation),
    is: each.situation === situation,
    weight: 1,
  }));
  const { weights, bias } = learn(judged, bits.situation, epochs.situation);
  return [situation, pack(weights, bias)] as const;
});
const learned = { threshold, danger: pack(danger.weights, danger.bias), situations: Object.fromEntries(situations) };
const written = `${JSON.stringify(learned)}\n`;
writeFileSync(path.join(care, 'src/learned/weights.json'), written);
process.stdout.write(
  `${all.length} sentences, ${writers.length} writers and the patterns' examples, ${(written.length / 1000).toFixed(0)} KB\n`,
);
