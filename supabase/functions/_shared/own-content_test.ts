import assert from 'node:assert/strict';
import { ours } from '@berea/content';
import { restServer, logOf } from '@berea/answers/testing';
import { content } from '@berea/search/testing';
import { z } from 'zod';
import { Away } from './away.ts';
import { endpoint } from './endpoint.ts';
import { ownContent } from './own-content.ts';
import { post, type Reply } from './testing/ask.ts';

const asksFor = (asked: readonly string[], name: string) =>
  asked.filter((path) => path.endsWith(`/rpc/${name}`)).length;

Deno.test('requests that come together share one reading, and later ones and other functions use it', async () => {
  await using rest = restServer({});
  const own = ownContent(rest.database, ['topics', 'openings']);
  await Promise.all([own.read(), own.read(), ownContent(rest.database, ['topics']).read()]);
  await own.read();
  assert.equal(asksFor(rest.asked, 'content_of'), 2);
  assert.deepEqual(ours('topics'), content.topics);
});

Deno.test('only the kinds that are asked for are read, and those that another function has read are not read again', async () => {
  const asked: unknown[] = [];
  await using rest = restServer({}, undefined, {
    content_of: ({ kinds }) => {
      asked.push(kinds);
      return Object.fromEntries((kinds as (keyof typeof content)[]).map((kind) => [kind, content[kind]]));
    },
  });
  await ownContent(rest.database, ['dailyVerses']).read();
  await ownContent(rest.database, ['sayings', 'dailyVerses']).read();
  assert.deepEqual(asked, [['dailyVerses'], ['sayings']]);
});

Deno.test('content that cannot be read is answered with busy, and the next request tries again', async () => {
  let stored: Partial<typeof content> = {};
  await using rest = restServer({}, undefined, { content_of: () => stored });
  const handler = endpoint({
    name: 'verses',
    methods: ['POST'],
    input: z.object({}),
    content: ownContent(rest.database, ['dailyVerses']),
    answer: () => Promise.resolve({ body: { days: ours('dailyVerses').flat().length } }),
  });
  let reply!: Reply;
  const log = await logOf(async () => void (reply = await post(handler, {})));
  assert.deepEqual([reply.status, reply.body.code], [503, 'unavailable']);
  assert.match(log, /verses: Our content is not in the database \(dailyVerses\)/);
  stored = { dailyVerses: content.dailyVerses };
  assert.deepEqual(await post(handler, {}).then(({ body }) => body), { days: 366 });
});

Deno.test('a database that fails counts as away', async () => {
  await using rest = restServer({}, 500);
  await assert.rejects(ownContent(rest.database, ['facts']).read(), Away);
});

Deno.test('content of a new version is read again', async () => {
  let [version, time] = ['0123456789abcdef', 0];
  const { now } = Date;
  Date.now = () => time;
  try {
    await using rest = restServer({}, undefined, { content_version: () => version });
    const own = ownContent(rest.database, ['openings']);
    await own.read();
    [version, time] = ['fedcba9876543210', 6_000];
    await own.read();
    await own.read();
    assert.equal(asksFor(rest.asked, 'content_of'), 2);
  } finally {
    Date.now = now;
  }
});
