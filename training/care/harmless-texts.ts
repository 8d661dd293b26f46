import { readContent } from '@berea/content/files';

const { questions, apologetics, studies, people, facts, rememberedVerses, sayings, topics } = readContent([
  'questions',
  'apologetics',
  'studies',
  'people',
  'facts',
  'rememberedVerses',
  'sayings',
  'topics',
]);

/** What people are expected to type: the questions, objections, topics and names of our cards, with their aliases. */
export function harmlessTexts(): string[] {
  return [
    ...questions.flatMap(({ question, aliases }) => [question, ...aliases]),
    ...apologetics.flatMap(({ title, aliases }) => [title, ...aliases]),
    ...studies.flatMap(({ topic, title, aliases }) => [topic, title, ...aliases]),
    ...people.flatMap(({ title, aliases }) => [title, ...aliases]),
  ];
}

/** Ways to ask for a verse that is half remembered, or for verses on something. */
const asking = ['where does it say ', 'the verse about ', 'which verse says ', ''] as const;
const requests = ['verses about ', 'bible verses for ', 'any scripture on '] as const;

/**
 * What people ask of the Bible itself: facts, verses that they half remember, sayings, verses on a topic. However much
 * blood and how many tears it speaks of, nobody is in danger.
 */
export const harmlessQuestions = (): string[] => [
  ...facts.flatMap(({ asked = [] }) => asked.filter((_, at) => at % 3 === 0)),
  ...rememberedVerses.flatMap(({ as }, row) => as.map((text, at) => asking[(row + at) % asking.length] + text)),
  ...sayings.flatMap(({ saying, aliases }) => [saying, ...aliases]),
  ...topics.flatMap(({ names }, row) => names.map((name, at) => `${requests[(row + at) % requests.length]}${name}`)),
];

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (name === 'id' ? [] : stringsIn(each)));
}

/**
 * The sentences of our cards, all but those of care: prose about scripture and people. The router reads the output of a
 * language model too, sentence by sentence.
 */
export const harmlessProse = (): string[] =>
  [questions, apologetics, studies]
    .flatMap(stringsIn)
    .flatMap((text) => Array.from(segmenter.segment(text), ({ segment }) => segment));
