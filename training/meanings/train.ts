/**
 * `npm run train:meanings`: learns `models/meanings`, which compares what a question means with our
 * cards and facts: from the wordings of the cards, the stories in `libs/search/stories` and the wordings of the facts, as
 * the sentence encoder reads them. Prints what it finds in stories and wordings that it does not learn from.
 */
import { readContent, writeModel } from '@berea/content/files';
import {
  axisSteps,
  biasSteps,
  cardSteps,
  unpackMeanings,
  type LearnedMeanings,
  type Meaning,
} from '@berea/search/meaning/training';
import { labelledQuestions } from '@berea/tools/labelled-questions';
import { base64, step } from '../packed.ts';
import { stories } from '../stories/stories.ts';
import { learn } from './learn.ts';
import { principalAxes } from './principal-axes.ts';
import { readMeanings } from './read-meanings.ts';

const axisCount = 128;
/** The numbers of a meaning are small; learning is quicker with larger ones. */
const scale = 16;

const printed: string[] = [];
const print = (line: string): void => {
  printed.push(line);
  console.log(line);
};

const { questions, apologetics, facts } = readContent(['questions', 'apologetics', 'facts']);
const { told, phrases, heldOut } = stories();
/** The second wording of a fact is only scored. */
const askedOf = facts.flatMap(({ id, asked = [] }) => asked.map((text, at) => ({ id, text, isScored: at === 1 })));
const named = [
  ...questions.map(({ id, question, aliases }) => ({ card: id, texts: [question, ...aliases] })),
  ...apologetics.map(({ id, title, aliases }) => ({ card: id, texts: [title, ...aliases] })),
];
const wordings = [
  ...told,
  ...phrases,
  ...labelledQuestions('stories').map(({ question, expected }) => ({ card: expected.split('|')[0]!, text: question })),
  ...named.flatMap(({ card, texts }) => texts.map((text) => ({ card, text }))),
  ...askedOf.filter(({ isScored }) => !isScored).map(({ text }) => ({ card: '', text })),
];
const meanings = await readMeanings([...wordings, ...askedOf, ...heldOut].map(({ text }) => text));

function learnCards(): Pick<LearnedMeanings, 'cards' | 'cardWeights' | 'cardBias'> {
  const cards = [...new Set(['', ...named.map(({ card }) => card)])].sort();
  const places = new Map(cards.map((card, place) => [card, place]));
  const dimensions = meanings.values().next().value!.length;
  const examples = wordings.map(({ card, text }) => ({
    card: places.get(card)!,
    numbers: meanings.get(text)!.map((value) => value * scale),
  }));
  const { weights, bias } = learn(examples, dimensions, cards.length);
  return {
    cards,
    cardWeights: base64(weights.map((weight) => step(weight * scale, cardSteps))),
    cardBias: base64(Array.from(bias, (value) => step(value, biasSteps))),
  };
}

function learnFacts(): Pick<LearnedMeanings, 'mean' | 'axes' | 'facts' | 'factDirections'> {
  const learned = askedOf.filter(({ isScored }) => !isScored);
  const { mean, axes } = principalAxes(
    learned.map(({ text }) => meanings.get(text)!),
    axisCount,
  );
  const along = (meaning: Meaning): number[] => {
    const numbers = axes.map((axis) => axis.reduce((sum, value, at) => sum + value * (meaning[at]! - mean[at]!), 0));
    const length = Math.hypot(...numbers) || 1;
    return numbers.map((number) => number / length);
  };
  const directions = new Map<string, number[]>();
  for (const { id, text } of learned) {
    const own = along(meanings.get(text)!);
    directions.set(id, directions.get(id)?.map((value, at) => value + own[at]!) ?? own);
  }
  return {
    mean: base64(mean.map((value) => step(value, axisSteps))),
    axes: base64(axes.flatMap((axis) => axis.map((value) => step(value, axisSteps)))),
    facts: [...directions.keys()],
    factDirections: base64(
      [...directions.values()].flatMap((direction) => {
        const length = Math.hypot(...direction) || 1;
        return direction.map((value) => step(value / length, axisSteps));
      }),
    ),
  };
}

const learned: LearnedMeanings = { ...learnCards(), ...learnFacts() };
const { cardsMeant, factsMeant } = unpackMeanings(learned);

const share = (right: number, all: number): string => (right / all).toFixed(2);
const withCard = heldOut.filter(({ card }) => card !== '');
const foundCards = withCard.map(({ card, text }) =>
  cardsMeant(meanings.get(text)!)
    .filter((each) => each.card !== '')
    .findIndex((each) => each.card === card),
);
print(
  `held out, ${withCard.length} stories: first ${share(foundCards.filter((place) => place === 0).length, withCard.length)}, among three ${share(foundCards.filter((place) => place >= 0 && place < 3).length, withCard.length)}`,
);
const scored = askedOf.filter(({ isScored }) => isScored);
const foundFacts = scored.map(({ id, text }) => {
  const likeness = factsMeant(meanings.get(text)!);
  const own = likeness.get(id) ?? -1;
  return [...likeness.values()].filter((each) => each > own).length;
});
print(
  `wordings of facts, ${scored.length}: first ${share(foundFacts.filter((before) => before === 0).length, scored.length)}, among five ${share(foundFacts.filter((before) => before < 5).length, scored.length)}`,
);

const bytes = writeModel('meanings', learned, {
  command: 'npm run train:meanings',
  texts: wordings.map(({ card, text }) => `${card}\t${text}`),
  heldOut: printed,
});
console.log(`${wordings.length} texts, ${(bytes / 1000).toFixed(0)} KB`);
