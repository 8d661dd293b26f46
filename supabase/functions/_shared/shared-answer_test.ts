import assert from 'node:assert/strict';
import { sharedAddress } from '@berea/validation';
import { z } from 'zod';
import { contentVersion } from './content-version.ts';
import { endpoint } from './endpoint.ts';
import { HttpError } from './http-error.ts';
import { get, post, reply } from './testing/ask.ts';
import { restServer } from '@berea/answers/testing';

const current = '0123456789abcdef';
const chapter = endpoint({
  name: 'chapter',
  methods: ['GET', 'POST'],
  input: z.object({ book: z.string().toLowerCase(), chapter: z.int() }),
  shared: {
    version: () => Promise.resolve(current),
    spelling: ({ book, chapter: number }) => ({ book, chapter: number }),
  },
  answer({ book, chapter: number }) {
    if (book === 'tobit') throw new HttpError(404, { error: 'It is not here.', code: 'unavailable' });
    return Promise.resolve({ body: { text: `${book} ${number}` }, keep: book !== 'lent' });
  },
});
const query = (input: Record<string, string | number>, version?: string) => sharedAddress('', input, version);
const john = { book: 'john', chapter: 3 };
const kept = async (address: string) => (await get(chapter, address)).headers.get('cache-control');

Deno.test('a shared answer can be asked for by its address, and is the one that POST gives', async () => {
  const [byAddress, byBody] = [await get(chapter, query(john)), await post(chapter, john)];
  assert.equal(byAddress.status, 200);
  assert.deepEqual(byAddress.body, byBody.body);
  assert.equal(byAddress.headers.get('access-control-allow-origin'), '*');
  assert.equal(byAddress.headers.get('content-type'), 'application/json');
});

Deno.test('a shared answer may be kept for long under the current version, and for minutes without one', async () => {
  assert.equal(await kept(query(john, current)), 'public, max-age=604800, immutable');
  assert.equal(await kept(query(john)), 'public, max-age=300, stale-while-revalidate=86400');
});

Deno.test('security: nobody can fill a shared cache with made-up versions, spellings or parameters', async () => {
  assert.equal(await kept(query(john, 'ffffffffffffffff')), 'private, max-age=300');
  assert.equal(await kept(query({ book: 'JOHN', chapter: 3 }, current)), 'no-store');
  assert.equal(await kept(query({ ...john, further: 1 }, current)), 'no-store');
  assert.equal(await kept('?input={"chapter":3,"book":"john"}'), 'no-store');
  assert.equal(await kept('?input={"book":"john", "chapter":3}'), 'no-store');
  for (const address of ['&x=1', '&v=1', `&v=${current}&v=${current}`, '&input={}', '&v=../../etc/passwd']) {
    const { status, headers } = await get(chapter, query(john) + address);
    assert.deepEqual([status, headers.get('cache-control')], [400, 'no-store'], address);
  }
});

Deno.test('security: errors, and answers that may not be copied, are kept nowhere', async () => {
  for (const [input, status] of [
    [{ book: 'tobit', chapter: 1 }, 404],
    [{ book: 'john', chapter: 'x' }, 400],
    [{ book: 'lent', chapter: 1 }, 200],
  ] as const) {
    const answer = await get(chapter, query(input, current));
    assert.deepEqual([answer.status, answer.headers.get('cache-control')], [status, 'no-store']);
    assert.equal(answer.headers.get('etag'), null);
  }
  assert.equal((await post(chapter, john)).headers.get('cache-control'), 'no-store');
});

Deno.test('an address that is not JSON, or too long, is refused', async () => {
  for (const address of ['', '?input=', '?input={', '?input=[]', '?input="john"'])
    assert.equal((await get(chapter, address)).status, 400, address);
  assert.equal((await get(chapter, query({ book: 'j'.repeat(3_000), chapter: 1 }))).status, 414);
});

Deno.test('whoever has the answer already is told so without its body', async () => {
  const etag = (await get(chapter, query(john))).headers.get('etag')!;
  assert.match(etag, /^W\/"[\w-]{22}"$/);
  const again = (tags: string) =>
    reply(chapter, { method: 'GET', headers: { 'if-none-match': tags } }, query(john, current));
  for (const tags of [etag, `"other", ${etag}`, '*']) {
    const { status, body, headers } = await again(tags);
    assert.deepEqual([status, body], [304, {}]);
    assert.equal(headers.get('etag'), etag);
    assert.equal(headers.get('cache-control'), 'public, max-age=604800, immutable');
  }
  assert.equal((await again('W/"other"')).status, 200);
});

Deno.test('the headers alone can be asked for', async () => {
  const response = await chapter(new Request(`http://functions.test/${query(john)}`, { method: 'HEAD' }));
  assert.deepEqual([response.status, response.headers.has('etag')], [200, true]);
});

Deno.test('the version of the content is asked for once in a while, and the last one counts while the database is down', async () => {
  let [time, version] = [0, 'first'];
  await using rest = restServer({}, undefined, { content_version: () => version });
  const ask = contentVersion(rest.database, () => time);
  assert.deepEqual([await ask(), await ask()], ['first', 'first']);
  assert.equal(rest.asked.length, 1);
  [time, version] = [5_001, 'second'];
  assert.equal(await ask(), 'second');
  [time, version] = [12_000, ''];
  await using gone = restServer({}, 500);
  const failing = contentVersion(
    () => (version === '' ? gone : rest).database(),
    () => time,
  );
  assert.equal(await failing(), undefined);
  [time, version] = [20_000, 'third'];
  assert.equal(await failing(), 'third');
  [time, version] = [30_000, ''];
  assert.equal(await failing(), 'third');
  await using down = restServer({}, 500);
  assert.equal(await contentVersion(down.database)(), undefined);
});
