/**
 * Part of `npm run train:meanings`: writes `models/danger`, with which the care router asks for a
 * second opinion: the meanings of the development sentences, and of the stories that cards are found by, in which nobody is
 * in danger. Never reads the held-out sentences. Prints what it says of writers that are left out of the comparison.
 */
import { writeModel } from '@berea/content/files';
import { recognise } from '@berea/care/recognise';
import {
  along,
  likeness,
  meanSteps,
  sentenceSteps,
  type LearnedDanger,
  type Meaning,
} from '@berea/search/meaning/training';
import { writers } from '../care/sentences.ts';
import { base64, step } from '../packed.ts';
import { stories } from '../stories/stories.ts';
import { principalAxes } from './principal-axes.ts';
import { readMeanings } from './read-meanings.ts';

const axisCount = 128;
/** Every second harmless sentence is kept: there are many of them, and all would take twice the space. */
const keptHarmless = 2;

const sentences = writers().flatMap(({ file, sentences: written }) => written.map((each) => ({ ...each, file })));
const inDanger = sentences.filter(({ expected }) => expected === 'danger');
const none = sentences.filter(({ expected }) => expected === 'none');
const dangers = new Set(inDanger.map(({ text }) => text));
// Some stories tell of a danger, or nearly: those that the words take for one are left out.
const told = stories()
  .told.map(({ text }) => text)
  .filter((text) => !dangers.has(text) && recognise(text) === undefined);
const harmless = [...new Set([...none.map(({ text }) => text), ...told])].filter((_, at) => at % keptHarmless === 0);
const compared = [...dangers, ...harmless];
const meanings = await readMeanings([...compared, ...none.map(({ text }) => text)]);

const { mean, axes } = principalAxes(
  compared.map((text) => meanings.get(text)!),
  axisCount,
);
const packedMean = Int8Array.from(mean, (value) => step(value, meanSteps));
/** How far meanings are spread along an axis. */
const spread = (axis: readonly number[]): number =>
  Math.sqrt(
    compared.reduce((sum, text) => {
      const meaning = meanings.get(text)!;
      return sum + axis.reduce((dot, value, at) => dot + value * (meaning[at]! - mean[at]!), 0) ** 2;
    }, 0) / compared.length,
  );
const lengthened = axes.map((axis) => {
  const length = Math.sqrt(spread(axis));
  return axis.map((value) => value / length);
});
const largest = lengthened.reduce((most, axis) => Math.max(most, ...axis.map(Math.abs)), 0);
const packedAxes = Int8Array.from(lengthened.flat(), (value) => step(value, 127 / largest));

const directions = new Map(
  [...meanings].map(([text, meaning]: readonly [string, Meaning]) => [text, along(packedAxes, packedMean, meaning)]),
);
const packed = (texts: Iterable<string>): Int8Array =>
  Int8Array.from(
    [...texts].flatMap((text) => Array.from(directions.get(text)!, (value) => step(value, sentenceSteps))),
  );

const printed: string[] = [];
const print = (line: string): void => {
  printed.push(line);
  console.log(line);
};

/** What is said of a writer whose own sentences are not compared with. */
const unseen = [...new Set(sentences.map(({ file }) => file))].flatMap((file) => {
  const own = sentences.filter((each) => each.file === file && each.expected !== 'possible');
  const ownTexts = new Set(own.map(({ text }) => text));
  const others = (texts: Iterable<string>): Int8Array => packed([...texts].filter((text) => !ownTexts.has(text)));
  const [danger, ordinary] = [others(dangers), others(harmless)];
  return own.map(({ text, expected }) => {
    const direction = directions.get(text)!;
    return { expected, by: recognise(text)?.by, meant: likeness(danger, direction) - likeness(ordinary, direction) };
  });
});
for (const least of [-0.1, -0.07, -0.05, -0.03, 0]) {
  const below = (expected: string, by?: string): string => {
    const some = unseen.filter((each) => each.expected === expected && (by === undefined || each.by === by));
    return `${some.filter(({ meant }) => meant < least).length} of ${some.length}`;
  };
  print(
    `writers left out, below ${least}: danger ${below('danger')} (resemblance alone ${below('danger', 'resemblance')}), none ${below('none')} (${below('none', 'resemblance')})`,
  );
}

const learned: LearnedDanger = {
  mean: base64(packedMean),
  axes: base64(packedAxes),
  danger: base64(packed(dangers)),
  harmless: base64(packed(harmless)),
};
const bytes = writeModel('danger', learned, { command: 'npm run train:meanings', texts: compared, heldOut: printed });
console.log(`${dangers.size} sentences of danger, ${harmless.length} of none, ${(bytes / 1000).toFixed(0)} KB`);
