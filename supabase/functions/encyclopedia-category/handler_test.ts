import { books } from '@berea/scripture';
import { encyclopediaCategories, encyclopediaCategoryResponse } from '@berea/validation';
import assert from 'node:assert/strict';
import { content } from '@berea/search/testing';
import { post } from '../_shared/testing/ask.ts';
import { restServer } from '@berea/answers/testing';
import { encyclopediaCategory } from './handler.ts';

async function listing(category: string) {
  await using rest = restServer({});
  return encyclopediaCategoryResponse.parse((await post(encyclopediaCategory(rest.database), { category })).body).data;
}

Deno.test('every category is returned with its name', async () => {
  for (const [category, title] of Object.entries(encyclopediaCategories))
    assert.equal((await listing(category)).title, title);
});

Deno.test('people, places and doctrines are listed in alphabetical order, whatever their article', async () => {
  for (const category of ['people', 'places', 'theology'] as const) {
    const { items } = await listing(category);
    const names = items.map((title) => title.replace(/^The /, ''));
    assert.deepEqual(
      names,
      names.toSorted((one, other) => one.localeCompare(other, 'en')),
    );
    assert.deepEqual(items.toSorted(), content[category].map(({ title }) => title).toSorted());
  }
  assert.ok((await listing('theology')).items.some((title) => title.startsWith('The ')));
});

Deno.test('parables and miracles keep the order in which they were written down', async () => {
  for (const category of ['parables', 'miracles'] as const)
    assert.deepEqual(
      (await listing(category)).items,
      content[category].map(({ title }) => title),
    );
});

Deno.test('all books are listed in canonical order, with or without a card', async () => {
  assert.deepEqual(
    (await listing('books')).items,
    books.map(({ name }) => name),
  );
});

Deno.test('an unknown category is rejected with an error on its field', async () => {
  await using rest = restServer({});
  for (const category of ['animals', '', undefined, 7, '__proto__']) {
    const { status, body } = await post(encyclopediaCategory(rest.database), { category });
    assert.deepEqual(
      [status, body.fields],
      [400, { category: 'category must be one of people, places, books, theology, parables, miracles' }],
    );
  }
});
