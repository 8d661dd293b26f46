import assert from 'node:assert/strict';
import '@berea/search/testing';
import { ourContent } from '../content.ts';
import { toldIn } from './told-in.ts';

Deno.test('a story finds its card also when the card has got another question', () => {
  const content = ourContent();
  for (const [text, card] of [
    // By the stories that were learned, and by a row of cues.
    ['the plant closes in march and nobody hires a welder of fifty six', 'questions/how-do-i-cope-with-losing-my-job'],
    ['my kid asked me where heaven is', 'questions/what-is-heaven-like'],
  ] as const) {
    const question = 'What now?';
    const questions = content.questions.map((each) => (each.id === card ? { ...each, question } : each));
    const [found] = toldIn(text, { ...content, questions }).told;
    assert.deepEqual([found?.card.id, found?.title], [card, question]);
  }
});
