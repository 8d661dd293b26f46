import { books } from '@berea/scripture';
import { encyclopediaCategories, encyclopediaCategoryResponse } from '@berea/validation';
import assert from 'node:assert/strict';
import { post } from '../_shared/testing/ask.ts';
import { fewCards } from '@berea/answers/testing';
import { ourContent } from '@berea/answers';
import { encyclopediaCategory } from './handler.ts';

const listing = async (category: string, content = fewCards) =>
  encyclopediaCategoryResponse.parse((await post(encyclopediaCategory(content), { category })).body).data;

Deno.test('a category is returned with its name and its entries in alphabetical order', async () => {
  assert.deepEqual(await listing('people'), { title: 'Key People', items: ['Aaron', 'Abraham’s Servant', 'Moses'] });
  assert.deepEqual((await listing('theology')).items, ['Atonement', 'The Trinity']);
});

Deno.test('parables and miracles keep the order of their content folders', async () => {
  assert.deepEqual((await listing('parables')).items, ['The Sower', 'The Good Samaritan']);
  assert.deepEqual((await listing('miracles')).items, ['Water into Wine', 'A Storm Is Stilled']);
});

Deno.test('all books are listed in canonical order, with or without a card', async () => {
  assert.deepEqual(
    (await listing('books')).items,
    books.map(({ name }) => name),
  );
});

Deno.test('every category can be listed', async () => {
  for (const [category, title] of Object.entries(encyclopediaCategories))
    assert.equal((await listing(category, ourContent)).title, title);
});

Deno.test('an unknown category is rejected with an error on its field', async () => {
  for (const category of ['animals', '', undefined, 7, '__proto__']) {
    const { status, body } = await post(encyclopediaCategory(fewCards), { category });
    assert.deepEqual(
      [status, body.fields],
      [400, { category: 'category must be one of people, places, books, theology, parables, miracles' }],
    );
  }
});
