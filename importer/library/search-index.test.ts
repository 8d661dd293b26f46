import { describe, expect, it } from 'vitest';
import { termOf } from '@berea/search/text';
import { citationsOf, priorOf } from './citations.ts';
import { glossesOf, renderingsOf } from './renderings.ts';
import { buildIndex, tuned, type IndexedTexts, type SearchIndex } from './search-index.ts';

const empty: IndexedTexts = { translations: [], topics: [], commentary: [], glosses: [], crossReferences: [] };

function built(texts: Partial<IndexedTexts>, tuning = tuned): SearchIndex {
  const building = buildIndex({ ...empty, ...texts }, tuning);
  for (let step = building.next(); ; step = building.next()) if (step.done) return step.value;
}
const verses = new Map([
  [1_001_001, 'Light shone.'],
  [1_001_002, 'The sea roared.'],
  [1_001_003, 'Light, light upon the sea.'],
  [1_001_004, 'Nothing.'],
]);
const found = (index: SearchIndex, word: string): readonly number[] =>
  index.postings.get(termOf(word))?.positions ?? [];

describe('the search index', () => {
  it('finds the verses that contain a word, in any form, best match first', () => {
    expect(found(built({ translations: [verses] }), 'lights')).toEqual([1_001_003, 1_001_001]);
    expect(found(built({ translations: [verses] }), 'owl')).toEqual([]);
  });

  it('covers both translations', () => {
    const index = built({ translations: [verses, new Map([[1_001_002, 'The ocean roared.']])] });
    expect(found(index, 'ocean')).toEqual([1_001_002]);
  });

  it('finds the verses listed under a topic, and under a topic whose "See" link points to it', () => {
    const topics = [
      {
        title: 'Weather',
        sentFrom: ['Storms'],
        headings: [{ heading: 'Calm', passages: [{ from: 1_001_002, to: 1_001_002 }] }],
      },
    ];
    const index = built({ translations: [verses], topics });
    for (const word of ['weather', 'storm', 'calm']) expect(found(index, word), word).toEqual([1_001_002]);
    expect(
      found(built({ translations: [verses], topics }, { ...tuned, links: { ...tuned.links, weight: 0 } }), 'storm'),
    ).toEqual([]);
  });

  it('finds verses by what the commentary says about them', () => {
    expect(
      found(
        built({
          translations: [verses],
          commentary: [{ passage: { from: 1_001_001, to: 1_001_002 }, text: 'Creation begins.' }],
        }),
        'creation',
      ),
    ).toEqual([1_001_001, 1_001_002]);
  });

  it('ranks the more often cited verse first when two verses have the same words', () => {
    const same = new Map([
      [1_001_001, 'Peace.'],
      [1_001_002, 'Peace.'],
    ]);
    expect(found(built({ translations: [same] }), 'peace')).toEqual([1_001_001, 1_001_002]);
    expect(found(built({ translations: [same], crossReferences: [[1_001_002], [1_001_002]] }), 'peace')).toEqual([
      1_001_002, 1_001_001,
    ]);
  });
});

describe('citations', () => {
  it('are divided among the verses of a passage', () => {
    const cited = citationsOf([[5], [5, 6]], [{ from: 5, to: 8 }]);
    expect([...cited]).toEqual([
      [5, 2.5],
      [6, 1.5],
      [7, 0.5],
      [8, 0.5],
    ]);
    expect(priorOf(100)).toBeGreaterThan(priorOf(10));
    expect(priorOf(0)).toBeGreaterThan(0);
  });
});

describe('original words behind English words', () => {
  const rendered = [
    ['loved', 'G25', 90],
    ['charity', 'G26', 30],
    ['love', 'G26', 80],
    ['the love', 'G3588 G26', 5],
    ['a thing', 'G26', 1],
  ] as const;

  it('are counted for all forms of the English word together, without function words', () => {
    expect(renderingsOf(rendered).get('love')).toEqual([
      ['G25', 90],
      ['G26', 85],
    ]);
  });

  it('find the same original word where it is rendered differently', () => {
    const [loved, love] = glossesOf(
      rendered,
      new Map([
        ['G25', [1]],
        ['G26', [2]],
      ]),
    );
    expect(loved).toEqual({ terms: ['love'], positions: [1] });
    expect(love!.terms).toEqual(expect.arrayContaining(['love', termOf('charity')]));
  });
});
