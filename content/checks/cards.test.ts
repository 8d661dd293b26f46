import { describe, expect, it } from 'vitest';
import { careCards } from '../care/index.ts';
import { readItems } from '../files/read-items.ts';
import { cardProblems, checkedItems } from './card-problems.ts';

describe('the cards', () => {
  it('pass every check: existing references, resolvable links, lemmas of the lexicon, lengths, no repetition', () => {
    expect(cardProblems(checkedItems())).toEqual([]);
    // Milliseconds. It takes three seconds; on a busy machine it takes longer.
  }, 60_000);
});

it('every card for people in danger is one that is shown', () =>
  expect(readItems('care').items.map(({ id, value }) => [id, value])).toEqual(Object.entries(careCards)));

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
  const item = (changed: object) => {
    const value = { ...good, ...changed };
    return { kind: 'theology' as const, title: value.title, value, file: 'a.md', line: () => 1 };
  };
  const problemsOf = (changed: object): string => cardProblems([item(changed)]).join('\n');

  it('accepts a good card', () => expect(problemsOf({})).toBe(''));
  it.each([
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
    const cards = ['One', 'Two'].map((title) => item({ title, summary: `${sentence} ${`${title} `.repeat(40)}` }));
    const problems = cardProblems(cards).join('\n');
    expect(problems).toMatch(/'trial' also names One/);
    expect(problems).toMatch(/repeats One: “this very sentence of nine words stands in”/);
  });
});
