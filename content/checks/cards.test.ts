import { describe, expect, it } from 'vitest';
import { apologeticsCards } from '../apologetics/index.ts';
import { thesaurusGroup } from '../card.ts';
import { careCards } from '../care/index.ts';
import { bookCards } from '../encyclopedia/books/index.ts';
import { miracles } from '../encyclopedia/miracles/index.ts';
import { parables } from '../encyclopedia/parables/index.ts';
import { people } from '../encyclopedia/people/index.ts';
import { places } from '../encyclopedia/places/index.ts';
import { theology } from '../encyclopedia/theology/index.ts';
import { facts } from '../facts/index.ts';
import { questionCards } from '../questions/index.ts';
import { modernWordings, rememberedVerses, sayings } from '../quotations/index.ts';
import { studyCards } from '../studies/index.ts';
import { thesaurus } from '../thesaurus/index.ts';
import { cardProblems, titlesOf, type LocatedCard } from './card-problems.ts';
import { locatedCards, cardFilesOf } from './located-cards.ts';

const all = await locatedCards();

describe('the cards', () => {
  it('pass every check: schema, existing references, resolvable links, lemmas of the lexicon, lengths, no repetition', () => {
    expect(cardProblems(all, titlesOf(all))).toEqual([]);
    // Milliseconds. It takes two seconds; on a busy machine it takes longer.
  }, 60_000);

  it('are all on the lists that the functions read', () => {
    const listed = [
      ...people,
      ...places,
      ...bookCards,
      ...theology,
      ...parables,
      ...miracles,
      ...questionCards,
      ...apologeticsCards,
      ...studyCards,
      ...Object.values(careCards),
      ...facts,
      ...modernWordings,
      ...rememberedVerses,
      ...sayings,
    ];
    const written = new Set(all.map(({ card }) => JSON.stringify(card)));
    expect(listed.filter((card) => !written.has(JSON.stringify(card)))).toEqual([]);
    expect(all.length).toBe(listed.length);
  });

  it('come with a thesaurus that matches its schema', () => {
    expect(thesaurusGroup.safeParse(thesaurus).error).toBeUndefined();
  });

  it('come with a thesaurus in which no term occurs in two files', async () => {
    const files = await Promise.all(
      cardFilesOf('thesaurus').map(async (file) =>
        Object.values((await import(`../../content/${file}`)) as Record<string, object>).flatMap(Object.keys),
      ),
    );
    expect(files.flat().toSorted()).toEqual(Object.keys(thesaurus).toSorted());
  });
});

describe('cardProblems', () => {
  const good = {
    title: 'Testing',
    aliases: ['trial'],
    summary: 'word '.repeat(40),
    details: `See [[Genesis]] and Genesis 1:1. ${'word '.repeat(120)}`,
    historicalContext: 'word '.repeat(40),
    insights: {
      hebrew: { strongs: 'H85', word: 'אַבְרָהָם', transliteration: 'Avraham', meaning: 'Father of a multitude.' },
    },
    keyScriptures: ['Genesis 12:1', 'Genesis 15:6', 'Romans 4:3', 'Hebrews 11:8-10'],
  };
  const problemsOf = (changed: object): string => {
    const card: LocatedCard = { kind: 'encyclopedia/theology', file: 'a.ts', card: { ...good, ...changed } };
    return cardProblems([card], titlesOf([card])).join('\n');
  };

  it('accepts a good card', () => expect(problemsOf({})).toBe(''));
  it.each([
    [
      'a reference that does not exist',
      { keyScriptures: ['Revelation 20:22', 'Genesis 15:6', 'Romans 4:3', 'Hebrews 11:8'] },
      /is not a reference in the canon/,
    ],
    [
      'a reference over two chapters',
      { keyScriptures: ['Isaiah 52:13-53:12', 'Genesis 15:6', 'Romans 4:3', 'Hebrews 11:8'] },
      /is not a reference in the canon/,
    ],
    [
      'a whole chapter',
      { keyScriptures: ['John 3', 'Genesis 15:6', 'Romans 4:3', 'Hebrews 11:8'] },
      /is not a reference in the canon/,
    ],
    [
      'a place in its prose that does not exist',
      { details: `As in John 22:1. ${'word '.repeat(120)}` },
      /names John 22:1/,
    ],
    ['a link to nothing', { details: `[[Nowhere|there]] ${'word '.repeat(120)}` }, /links to \[\[Nowhere\]\]/],
    ['a link that is not closed', { historicalContext: `By [[Genesis]. ${'word '.repeat(40)}` }, /shown as they stand/],
    ['another lemma', { insights: { hebrew: { ...good.insights.hebrew, strongs: 'H430' } } }, /H430 is אֱלֹהִים, not/],
    ['thin prose', { summary: 'Too little.' }, /summary has 2 words/],
  ])('rejects %s', (_, changed, problem) => expect(problemsOf(changed)).toMatch(problem));

  it('rejects two cards with the same name, or with eight consecutive words in common', () => {
    const sentence = 'This very sentence of nine words stands in both.';
    const cards = ['One', 'Two'].map((title) => ({
      kind: 'encyclopedia/theology' as const,
      file: 'a.ts',
      card: { ...good, title, summary: `${sentence} ${`${title} `.repeat(40)}` },
    }));
    const problems = cardProblems(cards, titlesOf(cards)).join('\n');
    expect(problems).toMatch(/'trial' also names One/);
    expect(problems).toMatch(/repeats One: “this very sentence of nine words stands in”/);
  });
});
