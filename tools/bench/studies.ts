import { defaultVersionId } from '@berea/scripture';
import { benchFunctions } from './functions.ts';

/** Queries that no card matches, so that each answer is composed from the library. */
const composed = {
  topics: [
    'jealousy between brothers',
    'Romans 8',
    'growing old',
    'sleepless nights',
    'working for a bad employer',
    'salt',
    'shepherds',
    'raising teenagers',
    'the colour purple',
    'Psalm 121',
  ],
  questions: [
    'What does scripture say about owls?',
    'May a farmer rest his fields?',
    'What does John 11:35 mean?',
    'How should one treat an old neighbour?',
    'Why did people tear their clothes?',
  ],
  terms: ['Melchizedek', 'leaven', 'hyssop', 'scapegoat', 'usury', 'Onesimus', 'threshing floor'],
  objections: [
    'You only believe because you were born in a Christian country',
    'The crusades show what faith leads to',
    'Believers are weak people who need a crutch',
  ],
} as const;

/** Cycles through a list endlessly. */
function turn<Item>(items: readonly Item[]): () => Item {
  let at = 0;
  return () => items[at++ % items.length]!;
}

/**
 * Measures the answering functions, warm, one request at a time, through the full stack (HTTP, gateway, function, REST,
 * row-level security, PGlite): answers from a card and answers composed without one, compared with bible-chapter in the
 * same process at the same time.
 */
export const benchStudies = (): Promise<string> =>
  benchFunctions({ ANSWER_LIMIT_PER_ADDRESS: '1000000', ANSWER_LIMIT_OVERALL: '1000000' }, (call) => {
    const byCard = '"writer":"card"';
    const [topic, question, term, objection] = [
      turn(composed.topics),
      turn(composed.questions),
      turn(composed.terms),
      turn(composed.objections),
    ];
    return [
      [
        'bible-chapter, John 3',
        200,
        () => call('bible-chapter', { book: 'John', chapter: 3, bibleId: defaultVersionId }, 'data-number'),
      ],
      ['guided-study, a card', 200, () => call('guided-study', { topic: 'Managing anger' }, byCard)],
      ['guided-study, put together', 100, () => call('guided-study', { topic: topic() }, '"writer":"library"')],
      [
        'scripture-question, a card',
        200,
        () => call('scripture-question', { question: 'What happens when we die?' }, byCard),
      ],
      [
        'scripture-question, put together',
        100,
        () => call('scripture-question', { question: question() }, '"references"'),
      ],
      ['encyclopedia-entry, a card', 200, () => call('encyclopedia-entry', { term: 'Abraham' }, byCard)],
      ['encyclopedia-entry, put together', 100, () => call('encyclopedia-entry', { term: term() }, '"keyScriptures"')],
      [
        'apologetics-answer, a card',
        200,
        () => call('apologetics-answer', { objection: 'The Problem of Evil' }, byCard),
      ],
      [
        'apologetics-answer, put together',
        100,
        () => call('apologetics-answer', { objection: objection() }, '"coreResponse"'),
      ],
      ['encyclopedia-category, people', 200, () => call('encyclopedia-category', { category: 'people' }, 'Abraham')],
    ];
  });
