import assert from 'node:assert/strict';
import { factFor } from '../phrasings/fact-for.ts';
import { content } from '../testing/content.ts';
import { meaningOf, type Meaning } from './encoder.ts';
import { cardsMeant, learnedMeanings } from './learned-meanings.ts';

const meant = async (text: string): Promise<Meaning> => {
  const meaning = await meaningOf(text);
  assert.ok(meaning, 'the sentence encoder is installed');
  return meaning;
};

Deno.test('a question means the card that answers it, also where it has none of its words', async () => {
  for (const [text, card] of [
    // A question and an objection of ours are on it.
    ['bc my bio teacher says u cant do both, genesis and what we learn about apes', /evolution/i],
    [
      'every time i swear it is the last time i watch those videos at night',
      /^questions\/why-can-i-not-stop-looking-at-pornography$/,
    ],
    ['our little one never took a breath', /^questions\/where-is-god-when-a-baby-is-stillborn$/],
  ] as const)
    assert.ok(
      cardsMeant(await meant(text))
        .slice(0, 3)
        .some((each) => card.test(each.card)),
      text,
    );
});

Deno.test('a question for a person means a fact, which is found by what it means', async () => {
  const text = 'who was the strong bloke with the long hair and what was the name of the woman that cut it';
  const meaning = await meant(text);
  assert.equal(cardsMeant(meaning)[0]!.card, '');
  assert.match(factFor(text, meaning)?.item.sentence ?? '', /Delilah/);
});

Deno.test('shares add up to one', async () => {
  const all = cardsMeant(await meant('how do i get candle wax out of a tablecloth'));
  assert.ok(Math.abs(all.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-6);
});

Deno.test('every card that was learned exists, and nearly all cards and facts were learned', () => {
  const { questions, apologetics, facts } = content;
  const ids = [...questions, ...apologetics].map(({ id }) => id);
  assert.deepEqual(
    learnedMeanings().cards.filter((card) => card !== '' && !ids.includes(card)),
    [],
  );
  const newer = ids.filter((id) => !learnedMeanings().cards.includes(id));
  const known = new Set(learnedMeanings().facts);
  const asked = facts.filter(({ asked: wordings = [] }) => wordings.length > 1);
  const newFacts = asked.filter(({ id }) => !known.has(id));
  // Run `npm run train:meanings`.
  assert.ok(newer.length <= ids.length / 50, newer.join('\n'));
  assert.ok(newFacts.length <= asked.length / 50, `${newFacts.length} facts`);
});

Deno.test('security: a long text, repeated words and an empty text are read in bounded time and without an error', async () => {
  assert.equal(await meaningOf(' '), undefined);
  for (const text of ['💔', 'ab '.repeat(50_000), 'x'.repeat(100_000), '\0\n\u202e'])
    assert.ok(cardsMeant(await meant(text))[0]!.share >= 0);
});
