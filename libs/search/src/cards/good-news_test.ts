import assert from 'node:assert/strict';
import { thanksForBadNews } from './good-news.ts';

const thanks = 'questions/how-do-i-give-thanks-for-good-news';

Deno.test('bad news in the words of good news gets no card of thanks', () => {
  for (const text of [
    'my scan was not clear',
    "the scan wasn't clear",
    'my cancer is back',
    'the biopsy came back positive',
    'I did not get the job',
    'my visa was refused',
  ])
    assert.equal(thanksForBadNews(thanks, text), true, text);
});

Deno.test('good news that says what did not happen is good news', () => {
  for (const text of ['they rang, it is not cancer', 'my scan was clear', 'it has not spread', 'biopsy negative'])
    assert.equal(thanksForBadNews(thanks, text), false, text);
});

Deno.test('other cards are not concerned', () => {
  assert.equal(thanksForBadNews('questions/where-is-god-when-i-have-cancer', 'my scan was not clear'), false);
});
