import { books } from '@berea/scripture';
import { encyclopediaCategories, encyclopediaCategoryResponse } from '@berea/validation';
import assert from 'node:assert/strict';
import { get, post } from '../_shared/testing/ask.ts';
import { fewCards } from '../_shared/testing/cards.ts';
import { ourContent } from '../_shared/author/content.ts';
import { encyclopediaCategory } from './handler.ts';

const listing = async (category: string, content = fewCards) =>
  encyclopediaCategoryResponse.parse((await post(encyclopediaCategory(content), { category })).body).data;

Deno.test('a category comes with its name and its entries, by name', async () => {
  assert.deepEqual(await listing('people'), { title: 'Key People', items: ['Aaron', 'Abraham’s Servant', 'Moses'] });
  assert.deepEqual((await listing('theology')).items, ['Atonement', 'The Trinity']);
});

Deno.test('parables and miracles come in the order in which they are shelved', async () => {
  assert.deepEqual((await listing('parables')).items, ['The Sower', 'The Good Samaritan']);
  assert.deepEqual((await listing('miracles')).items, ['Water into Wine', 'A Storm Is Stilled']);
});

Deno.test('the books are all there, as in the canon, whether they have a card or not', async () => {
  assert.deepEqual(
    (await listing('books')).items,
    books.map(({ name }) => name),
  );
});

Deno.test('every category of ours can be listed', async () => {
  for (const [category, title] of Object.entries(encyclopediaCategories))
    assert.equal((await listing(category, ourContent)).title, title);
});

Deno.test('what is no category is refused by its field', async () => {
  for (const category of ['animals', '', undefined, 7, '__proto__']) {
    const { status, body } = await post(encyclopediaCategory(fewCards), { category });
    assert.deepEqual(
      [status, body.fields],
      [400, { category: 'category must be one of people, places, books, theology, parables, miracles' }],
    );
  }
  assert.equal((await get(encyclopediaCategory(fewCards), '?category=people')).status, 405);
});
