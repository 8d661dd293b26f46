import assert from 'node:assert/strict';
import { parseReference, positionOf, type VersePlace } from '@berea/scripture';
import { content } from '../testing/content.ts';
import { askedWords } from './asked-words.ts';
import { factFor } from './fact-for.ts';
import { withoutFrame } from './frame.ts';
import { PhrasingIndex } from './phrasing-index.ts';
import { versesRemembered } from './remembered-verse.ts';
import { sayingIn } from './saying-in.ts';

const { facts, rememberedVerses, sayings } = content;
const termsOf = (text: string): string[] => askedWords(text).map(({ term }) => term);

Deno.test('contractions, spellings and everyday words are compared in one form', () => {
  assert.deepEqual(termsOf('whats'), termsOf('what is'));
  assert.deepEqual(termsOf('dont'), termsOf('do not'));
  assert.deepEqual(termsOf('the armor of my savior'), termsOf('the armour of my saviour'));
  assert.deepEqual(termsOf('baptized'), termsOf('baptised'));
  assert.deepEqual(termsOf('my mom and dad'), termsOf('my mother and father'));
  assert.deepEqual(termsOf('12 disciples'), termsOf('twelve disciples'));
});

Deno.test('a saying is found between words that ask where it stands', () => {
  for (const text of [
    'this too shall pass - which book is that in',
    'money cant buy happiness where is that in the bible',
  ])
    assert.notEqual(sayingIn(text), undefined, text);
});

Deno.test('words that are also names of properties are words', () => {
  for (const text of ['constructor', 'toString __proto__', '{{constructor.constructor("return 1")()}}'])
    assert.equal(factFor(text), undefined, text);
});

Deno.test('every fact is found by its own wordings', () => {
  const lost = facts.flatMap(({ asked = [], subject }) =>
    asked.filter((text) => factFor(text) === undefined).map((text) => `${subject}: ${text}`),
  );
  assert.deepEqual(lost, []);
});

Deno.test('a fact is found by a possessive without an apostrophe and by another name', () => {
  assert.match(factFor('whats abrams wifes name')?.item.sentence ?? '', /Sarah/);
  assert.match(factFor('who killed Goliath?')?.item.sentence ?? '', /^David /);
});

Deno.test('what is asked for must be what the fact tells', () => {
  assert.equal(factFor('why did David kill Goliath'), undefined);
  assert.equal(factFor('who was the enemy of Methuselah’s cook'), undefined);
  assert.equal(factFor('tell me about the good samaritan'), undefined);
  assert.equal(factFor('how can I forgive my father'), undefined);
});

Deno.test('the words that only ask where something stands are taken off', () => {
  for (const [asked, core] of [
    ['Where in the Bible does it say God helps those who help themselves?', 'god helps those who help themselves'],
    ['is cleanliness next to godliness in the bible', 'cleanliness next to godliness'],
    ['cleanliness is next to godliness - chapter and verse please', 'cleanliness is next to godliness'],
    ['chapter and verse for god helps those who help themselves?', 'god helps those who help themselves'],
    ['what verse says the wages of sin is death', 'the wages of sin is death'],
    ['spare the rod bible verse', 'spare the rod'],
  ] as const)
    assert.deepEqual([withoutFrame(asked).core, withoutFrame(asked).framed], [core, true], asked);
  for (const text of ['be still and know', 'verse', 'where is god in this'])
    assert.deepEqual(withoutFrame(text), { core: text, framed: false, remembered: false });
});

Deno.test('one verse is looked for, however it is remembered', () => {
  for (const [asked, core] of [
    ['whats that verse about iron sharpening iron', 'iron sharpening iron'],
    ['the one where it says iron makes iron sharp', 'iron makes iron sharp'],
    ['that bit about the wings of the dawn', 'the wings of the dawn'],
    ['something like what good is it to gain the world', 'what good is it to gain the world'],
    ['where does it say even youths get tired', 'even youths get tired'],
  ] as const)
    assert.deepEqual(withoutFrame(asked), { core, framed: true, remembered: true }, asked);
  for (const asked of [
    'bible verses about patience',
    'is this too shall pass in corinthians',
    'what does the bible say about hell',
  ])
    assert.equal(withoutFrame(asked).remembered, false, asked);
});

Deno.test('every way in which a verse is remembered leads to a verse that is remembered so', () => {
  for (const { verse, as } of rememberedVerses)
    for (const text of as)
      assert.ok(
        versesRemembered(text).some(({ position }) => position === positionOf(parseReference(verse) as VersePlace)),
        `${verse}: ${text}`,
      );
});

Deno.test('security: a long text is compared with remembered verses in bounded time', () => {
  for (const text of ['', '💔', 'iron '.repeat(20_000), 'x'.repeat(100_000)])
    assert.ok(versesRemembered(text).length <= 3);
});

Deno.test('every saying is recognised, alone and asked for', () => {
  for (const { saying, aliases } of sayings)
    for (const text of [saying, ...aliases])
      for (const asked of [text, `where in the bible does it say ${text}`]) assert.ok(sayingIn(asked), asked);
});

Deno.test('a verse or a question is no saying', () => {
  for (const text of ['the Lord is my shepherd', 'how do I forgive my father', 'in the beginning was the Word'])
    assert.equal(sayingIn(text), undefined, text);
});

Deno.test('a phrasing that stands whole in a longer text counts where that is asked for', () => {
  const index = new PhrasingIndex([{ item: 1, texts: ['my wife died'] }], askedWords, () => 1);
  const story = 'my wife died last year and the house is so empty that nothing helps';
  assert.ok((index.like(story, 1)[0]?.score ?? 0) < 0.5);
  assert.equal(index.like(story, 1, { contained: 0.8 })[0]?.score, 0.8);
  assert.deepEqual(index.like('unrelated', 1), []);
});
