/**
 * `npm run train:stories`: learns `models/told-cards`, which finds the card for what people tell of
 * their life: from the stories and phrases in `libs/search/stories`, from the stories that answers are tuned on, from the
 * wordings of the same cards, and from questions that tell no story. Prints what it finds in the stories that are held
 * out, which it never learns from.
 */
import { setContent } from '@berea/content';
import { readContent, writeModel } from '@berea/content/files';
import {
  biasSteps,
  raritySteps,
  toldFeatures,
  unpack,
  weightSteps,
  type LearnedCards,
} from '@berea/search/told/training';
import { labelledQuestions } from '@berea/tools/labelled-questions';
import { learn, type Model, type Vector } from './learn.ts';
import { base64, step } from '../packed.ts';
import { stories, type Story } from './stories.ts';

/** A feature of fewer texts says more of a writer than of a card. */
const leastTexts = 2;
/** Of a card with fewer, what is learned does not overrule the rows of cues. */
const enoughStories = 10;
/** So many weights are kept, the largest: each takes three bytes in every function. */
const mostWeights = 300_000;

const content = readContent(['questions', 'facts', 'cueGroups']);
setContent(content);
const { questions, facts } = content;
const { told, phrases, heldOut } = stories();
const named = new Set(['', ...told.map(({ card }) => card), ...phrases.map(({ card }) => card)]);

/** So many wordings of a question that no story has the card of: there are more of these than of stories. */
const mostWordings = 3;

const others: readonly Story[] = [
  ...phrases,
  ...labelledQuestions('stories').map(({ question, expected }) => ({ card: expected.split('|')[0]!, text: question })),
  ...questions.flatMap(({ id, question, aliases }) =>
    named.has(id)
      ? [question, ...aliases].map((text) => ({ card: id, text }))
      : [question, ...aliases].slice(0, mostWordings).map((text) => ({ card: '', text })),
  ),
  // The second is for the test that a question for a fact is taken for no story.
  ...facts.flatMap(({ asked = [] }) => asked.filter((_, at) => at !== 1).map((text) => ({ card: '', text }))),
].filter(({ card }) => named.has(card));

const cards = [...named].sort();

/** Learns from stories. */
function learnFrom(all: readonly Story[]): LearnedCards {
  const texts = new Map<string, number>();
  const known = all.map(({ card, text }) => ({ card: cards.indexOf(card), features: toldFeatures(text) }));
  for (const { features } of known) for (const name of features.keys()) texts.set(name, (texts.get(name) ?? 0) + 1);
  const names = [...texts].flatMap(([name, count]) => (count >= leastTexts ? [name] : [])).sort();
  const places = new Map(names.map((name, place) => [name, place]));
  const rarity = names.map((name) => Math.round(Math.log(1 + all.length / (1 + texts.get(name)!)) * raritySteps));
  const vectorOf = (features: ReadonlyMap<string, number>): Vector => {
    const values = [...features].flatMap(([name, weight]) => {
      const place = places.get(name);
      return place === undefined ? [] : [[place, (weight * rarity[place]!) / raritySteps] as const];
    });
    const length = Math.hypot(...values.map(([, value]) => value)) || 1;
    return values.map(([place, value]) => [place, value / length]);
  };
  const examples = known.map(({ card, features }) => ({ card, vector: vectorOf(features) }));
  return pack(learn(examples, names.length, cards.length), names, rarity);
}

const twoBytes = (value: number): number[] => [value & 255, value >> 8];

function pack({ weights, bias }: Model, names: readonly string[], rarity: readonly number[]): LearnedCards {
  const least = Math.max(0.5 / weightSteps, weights.map(Math.abs).sort().at(-mostWeights) ?? 0);
  const kept = names.flatMap((name, feature) => {
    const own = cards.flatMap((_, card) => {
      const weight = weights[feature * cards.length + card]!;
      return Math.abs(weight) < least ? [] : [[...twoBytes(card), step(weight, weightSteps)]];
    });
    return own.length === 0 ? [] : [{ name, rarity: rarity[feature]!, own }];
  });
  return {
    cards,
    few: cards.filter((card) => card !== '' && told.filter((story) => story.card === card).length < enoughStories),
    bias: base64(Array.from(bias, (value) => step(value, biasSteps))),
    features: kept.map(({ name }) => name).join(' '),
    rarity: base64(kept.map((feature) => feature.rarity)),
    weights: base64(kept.flatMap(({ own }) => [...twoBytes(own.length), ...own.flat()])),
  };
}

const learned = learnFrom([...told, ...others]);
const cardsOf = unpack(learned);
const judged = heldOut.map(({ card, text }) => {
  const found = cardsOf(text);
  return { card, first: found[0]!, among: found.slice(0, 3).some((each) => each.card === card) };
});
const withCard = judged.filter(({ card }) => card !== '');
const share = (some: readonly unknown[], all: readonly unknown[]): string => (some.length / all.length).toFixed(2);
const isRight = ({ card, first }: (typeof judged)[number]): boolean => first.card === card;
const printed: string[] = [];
const print = (line: string): void => {
  printed.push(line);
  console.log(line);
};
print(
  `held out, ${withCard.length} stories: first ${share(withCard.filter(isRight), withCard)}, among three ${share(
    withCard.filter(({ among }) => among),
    withCard,
  )}`,
);
for (const least of [0.18, 0.25, 0.35, 0.5]) {
  const sure = judged.filter(({ first }) => first.share >= least && first.card !== '');
  const answered = sure.filter(({ card }) => card !== '');
  print(
    `share ${least}: answers ${share(answered, withCard)}, of these right ${share(answered.filter(isRight), answered)}; answers ${sure.length - answered.length} of ${judged.length - withCard.length} that no card fits`,
  );
}

const all = [...told, ...others];
const bytes = writeModel('told-cards', learned, {
  command: 'npm run train:stories',
  texts: all.map(({ card, text }) => `${card}\t${text}`),
  heldOut: printed,
});
console.log(`${all.length} texts, ${(bytes / 1000).toFixed(0)} KB`);
