import { books } from '@berea/scripture';
import { bookOverview } from '@berea/validation';
import assert from 'node:assert/strict';
import { restServer } from '@berea/answers/testing';
import { get, post } from '../_shared/testing/ask.ts';
import { bookOverviews } from './handler.ts';

Deno.test('every book has an overview, found by name and by id', async () => {
  await using rest = restServer({});
  const overviews = bookOverviews(rest.database);
  for (const { id, name } of books) {
    const { status, body } = await post(overviews, { bookName: name });
    assert.equal(status, 200);
    assert.ok(bookOverview.parse(body).summary.length > 800);
    assert.deepEqual((await post(overviews, { bookName: id })).body, body);
  }
});

Deno.test('the overview of John has its title and themes', async () => {
  await using rest = restServer({});
  const overviews = bookOverviews(rest.database);
  const overview = bookOverview.parse((await post(overviews, { bookName: 'John' })).body);
  assert.equal(overview.title, 'The Gospel According to John');
  assert.match(overview.author, /disciple whom Jesus loved/);
  assert.ok(overview.keyThemes.includes('The Word made flesh'));
});

Deno.test('an unknown book is rejected with an error on its field', async () => {
  await using rest = restServer({});
  const overviews = bookOverviews(rest.database);
  const cases: [unknown, string][] = [
    [{ bookName: 'Tobit' }, 'bookName must be the name of one of the 66 books'],
    [{ bookName: '__proto__' }, 'bookName must be the name of one of the 66 books'],
    [{ bookName: 43 }, 'bookName is required'],
    [{}, 'bookName is required'],
  ];
  for (const [request, message] of cases) {
    const { status, body } = await post(overviews, request);
    assert.deepEqual([status, body.fields], [400, { bookName: message }]);
  }
  assert.equal((await post(overviews, ['John'])).status, 400);
  assert.equal((await get(overviews, '?bookName=John')).status, 400);
});
