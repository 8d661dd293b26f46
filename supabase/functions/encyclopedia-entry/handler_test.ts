import { books } from '@berea/scripture';
import { encyclopediaEntryResponse, functionError } from '@berea/validation';
import assert from 'node:assert/strict';
import { post } from '../_shared/testing/ask.ts';
import { testAnswerContext } from '../_shared/testing/answer-context.ts';
import { encyclopediaEntry } from './handler.ts';

async function look(term: unknown, settings: Record<string, string> = {}) {
  await using test = testAnswerContext(settings);
  return await post(encyclopediaEntry(test.context), { term });
}
const entry = async (term: string) => encyclopediaEntryResponse.parse((await look(term)).body).data;

Deno.test('an entry is found by title or alias, however it is written', async () => {
  for (const term of ['Moses', '  MOSES ', 'lawgiver', 'the Lawgiver', 'Who was Moses?', 'the life of Moses'])
    assert.equal((await entry(term)).title, 'Moses', term);
  for (const term of ['Abraham’s Servant', "abraham's servant", 'ABRAHAMS SERVANT'])
    assert.equal((await entry(term)).title, 'Abraham’s Servant', term);
  for (const term of ['The Sower', 'sower', 'the parable of the sower'])
    assert.equal((await entry(term)).category, "Jesus' Parables", term);
});

Deno.test('an entry names its author and the number of references that were checked', async () => {
  const { provenance, keyScriptures, details } = await entry('Bethlehem');
  assert.deepEqual(keyScriptures, ['Ruth 1:16', 'Ruth 1:17', 'John 3:16', 'John 3:17']);
  assert.match(details, /\[\[Ruth\]\]/);
  assert.deepEqual(provenance, {
    writer: 'card',
    sources: [{ name: 'Our own writing', gave: 'the entry' }],
    confidence: 'high',
    checked: { references: 4, quotations: 0, dropped: 0 },
  });
});

Deno.test('a book entry combines the overview with the card, and every book has an entry', async () => {
  const ruth = await entry('Ruth');
  assert.equal(ruth.summary, 'A famine and a field.');
  assert.match(ruth.details, /Four scenes\.\n\nWho wrote it: /);
  assert.equal(ruth.languageInsights.hebrew?.strongs, 'H7327');
  for (const term of ['the book of Ruth', 'Megillat Rut', 'ruth'])
    assert.equal((await entry(term)).title, 'Ruth', term);
  for (const { name } of books) {
    const { title, category, details } = await entry(name);
    assert.deepEqual([title, category], [name, 'Books of the Bible']);
    assert.match(details, /\n\nWhen: /);
  }
});

Deno.test('an unknown term returns 404 with a "nothing found" message', async () => {
  const { status, body } = await look('asdf qwer');
  assert.equal(status, 404);
  assert.deepEqual(
    [functionError.parse(body).code, body.error],
    [
      'nothing_found',
      'Nothing was found under “asdf qwer”: no entry, topic or word of the original goes by that name.',
    ],
  );
});

Deno.test('an unknown term that is like the name of an entry returns its title', async () => {
  const { status, body } = await look('Bethlohim');
  assert.deepEqual([status, functionError.parse(body).nearest], [404, ['Bethlehem']]);
  assert.deepEqual(functionError.parse((await look('parable of the Samaritan')).body).nearest, ['The Good Samaritan']);
  assert.deepEqual(functionError.parse((await look('asdf qwer')).body).nearest, []);
});

Deno.test('an invalid term is rejected with the form’s message', async () => {
  const cases: [unknown, string][] = [
    [' a ', 'Search term must be at least 2 characters'],
    [undefined, 'Search term must be at least 2 characters'],
    ['a'.repeat(201), 'Search term must be less than 200 characters'],
  ];
  for (const [term, message] of cases) {
    const { status, body } = await look(term);
    assert.deepEqual([status, body.fields], [400, { term: message }]);
  }
});

Deno.test('requests are rate limited by IP address', async () => {
  await using test = testAnswerContext({ ANSWER_LIMIT_PER_ADDRESS: '2' });
  const handler = encyclopediaEntry(test.context);
  const statuses = [];
  for (let index = 0; index < 3; index++) statuses.push((await post(handler, { term: 'Moses' })).status);
  assert.deepEqual(statuses, [200, 200, 429]);
});
