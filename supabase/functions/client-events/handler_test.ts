import assert from 'node:assert/strict';
import { logOf } from '@berea/answers/testing';
import { clientEventsResponse } from '@berea/validation';
import { post, reply, type Reply } from '../_shared/testing/ask.ts';
import { project, type Project } from '../_shared/testing/project.ts';
import { clientEvents } from './handler.ts';
import { clientEventsSettings } from './settings.ts';

const frame = { file: '/r/reader/1.4.0-abc123abc123/42.1a2b3c4d.js', line: 1, column: 1200 };
const thrown = {
  remote: 'reader',
  version: '1.4.0-abc123abc123',
  cohort: 'percentage',
  revision: 12,
  route: '/bible/:book?/:chapter?',
  phase: 'handler',
  kind: 'thrown',
  metric: null,
  ms: null,
  frames: [frame],
};
const columns = Object.keys(thrown).map((name) => `"${name}"`);
const store = `POST /rest/v1/client_events?${new URLSearchParams({ columns: columns.join(',') })}`;
const measured = { ...thrown, phase: 'page', kind: 'measured', metric: 'LCP', ms: 812.5, frames: [] };

const database = (answer = () => new Response(null, { status: 201 })): Project => project({ [store]: answer });
const handlerOn = (server: Project, variables: Record<string, string> = {}) =>
  clientEvents(
    () => server.client('the-service-key'),
    () => clientEventsSettings((name) => variables[name]),
  );
const from = (handler: ReturnType<typeof handlerOn>, address: string, events: readonly unknown[] = [thrown]) =>
  reply(handler, { method: 'POST', headers: { 'x-forwarded-for': address }, body: JSON.stringify({ events }) });

Deno.test('events are stored with one database call, with the service key', async () => {
  await using server = database();
  const { status, body } = await post(handlerOn(server), { events: [thrown, measured] });
  assert.deepEqual([status, clientEventsResponse.parse(body)], [200, { success: true }]);
  const [{ body: sent, headers }] = server.asked.get(store) as [{ body: unknown; headers: Headers }];
  assert.deepEqual(sent, [thrown, measured]);
  assert.equal(headers.get('apikey'), 'the-service-key');
});

Deno.test('security: neither a message nor anything else that is not asked for is stored or logged', async () => {
  await using server = database();
  const more = { message: 'secret words', stack: 'secret words', address: '/question?q=secret', user: 'secret' };
  const log = await logOf(() =>
    reply(handlerOn(server), {
      method: 'POST',
      headers: { authorization: 'Bearer secret', 'user-agent': 'secret', 'x-forwarded-for': '203.0.113.7' },
      body: JSON.stringify({ events: [{ ...thrown, ...more, frames: [{ ...frame, ...more }] }], ...more }),
    }),
  );
  const [{ body, headers }] = server.asked.get(store) as [{ body: unknown; headers: Headers }];
  assert.deepEqual(body, [thrown]);
  assert.doesNotMatch(JSON.stringify([body, ...headers]) + log, /secret(?! ?-?key)|203\.0\.113\.7/);
});

Deno.test('security: no field has room for words, and a stack names our scripts only', async () => {
  await using server = database();
  const words = 'I typed this';
  const refused: Record<string, unknown>[] = [
    ...['remote', 'version', 'cohort', 'route', 'phase', 'kind', 'metric', 'ms', 'revision'].map((field) => ({
      ...thrown,
      [field]: words,
    })),
    { ...thrown, route: '/question?q=I+typed+this' },
    { ...thrown, frames: [{ ...frame, file: 'https://elsewhere.example/r/reader/1/a.js' }] },
    { ...thrown, frames: [{ ...frame, file: `${frame.file}?q=typed` }] },
    { ...thrown, frames: [{ ...frame, file: '/r/reader/../../secrets/a.js' }] },
    { ...thrown, frames: [{ ...frame, line: words }] },
    { ...thrown, frames: Array.from({ length: 11 }, () => frame) },
  ];
  for (const event of refused)
    assert.equal((await post(handlerOn(server), { events: [event] })).status, 400, JSON.stringify(event));
  assert.equal(server.asked.size, 0);
});

Deno.test('security: too many events, a body that is too large, and a deeply nested one are refused', async () => {
  await using server = database();
  const handler = handlerOn(server);
  const send = (body: string) => reply(handler, { method: 'POST', body });
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const answers = [
    await send(JSON.stringify({ events: Array.from({ length: 21 }, () => measured) })),
    await send(JSON.stringify({ events: [] })),
    await send(JSON.stringify({ events: [measured], padding: 'x'.repeat(70_000) })),
    await send(`{"events":${deep}}`),
    await send(`{"events":[{"frames":${deep}}]}`),
  ];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [400, 400, 413, 400, 400],
  );
  assert.equal(server.asked.size, 0);
});

Deno.test('security: an address, and all together but newcomers, over their limit get 429 with retry-after', async () => {
  await using server = database();
  const handler = handlerOn(server, { CLIENT_EVENTS_LIMIT_PER_ADDRESS: '2', CLIENT_EVENTS_LIMIT_OVERALL: '3' });
  const answers: Reply[] = [];
  for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.7', '203.0.113.8', '203.0.113.8'])
    answers.push(await from(handler, address));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 429, 200, 429],
  );
  assert.equal(answers[2]?.headers.get('retry-after'), '600');
  assert.equal(server.asked.get(store)?.length, 3);
});

Deno.test('turned off, nothing is stored', async () => {
  await using server = database();
  assert.equal((await post(handlerOn(server, { CLIENT_EVENTS: 'off' }), { events: [thrown] })).status, 200);
  assert.equal(server.asked.size, 0);
});

Deno.test('security: a database error returns 500, and the log repeats no row', async () => {
  await using server = database(() =>
    Response.json({ code: '23514', message: 'violates', details: 'Failing row contains (reader)' }, { status: 400 }),
  );
  let answer: Reply | undefined;
  const log = await logOf(async () => (answer = await post(handlerOn(server), { events: [thrown] })));
  assert.equal(answer?.status, 500);
  assert.match(log, /nothing was stored \(23514\)/);
  assert.doesNotMatch(log, /reader/);
});
