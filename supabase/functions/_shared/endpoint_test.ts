import assert from 'node:assert/strict';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { post, reply } from './testing/ask.ts';

const input = z.object({
  word: z.string('word is required').min(2, 'word must be longer'),
  count: z.int('count must be a whole number'),
});

const echo = endpoint({ name: 'echo', methods: ['POST'], input, answer: (body) => Promise.resolve({ body }) });

Deno.test('a valid request is answered, whatever its content type', async () => {
  for (const contentType of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
    const { status, body } = await post(echo, { word: 'love', count: 1 }, contentType);
    assert.deepEqual([status, body], [200, { word: 'love', count: 1 }]);
  }
});

Deno.test('every invalid field is named with its first message', async () => {
  const { status, body, headers } = await post(echo, { word: '', count: '1' });
  assert.equal(status, 400);
  assert.deepEqual(body.fields, { word: 'word must be longer', count: 'count must be a whole number' });
  assert.equal(body.error, 'word must be longer; count must be a whole number');
  assert.equal(headers.get('cache-control'), 'no-store');
});

Deno.test('a rule without a message of its own still says what is wrong', async () => {
  const schema = mini.object({ word: mini.string().check(mini.maxLength(4)), count: mini.number() });
  const strict = endpoint({
    name: 'strict',
    methods: ['POST'],
    input: schema,
    answer: (body) => Promise.resolve({ body }),
  });
  const { body } = await post(strict, { word: 'loved', count: '1' });
  assert.deepEqual(body.fields, {
    word: 'Too big: expected string to have <=4 characters',
    count: 'Invalid input: expected number, received string',
  });
});

Deno.test('a body that is not a JSON object is rejected with a message', async () => {
  for (const body of [
    '{',
    'word=love',
    '"word"',
    '[]',
    '[{"word":"love","count":1}]',
    'null',
    '7',
    new Uint8Array([0x7b, 0xff, 0x7d]),
  ]) {
    const answer = await post(echo, body);
    assert.equal(answer.status, 400, String(body));
    assert.equal(answer.body.code, 'invalid_request');
    assert.deepEqual(answer.body.fields, { body: 'The body must be a JSON object' }, String(body));
  }
});

Deno.test('an empty body is treated as an empty object', async () => {
  const { status, body } = await post(echo, undefined);
  assert.equal(status, 400);
  assert.deepEqual(Object.keys(body.fields ?? {}), ['word', 'count']);
});

Deno.test('a body that is too large is rejected, with or without a content-length', async () => {
  const large = JSON.stringify({ word: 'a'.repeat(70_000), count: 1 });
  assert.equal((await post(echo, large)).status, 413);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1024;
      controller.enqueue(new Uint8Array(1024).fill(0x20));
    },
  });
  const { status, body } = await post(echo, endless);
  assert.deepEqual([status, body.code], [413, 'body_too_large']);
  assert.ok(sent < 100_000, 'reading stopped at the limit');
});

Deno.test('an unsupported method returns 405 with the supported methods', async () => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    const { status, headers, body } = await reply(echo, { method });
    assert.deepEqual([status, headers.get('allow'), body.code], [405, 'POST, OPTIONS', 'method_not_allowed']);
  }
});

Deno.test('cross-origin requests are allowed, with every header that supabase-js sends', async () => {
  const { status, headers } = await reply(echo, { method: 'OPTIONS' });
  assert.equal(status, 204);
  assert.equal(headers.get('access-control-allow-origin'), '*');
  assert.equal(headers.get('access-control-allow-methods'), 'POST, OPTIONS');
  for (const name of ['authorization', 'apikey', 'content-type', 'x-client-info']) {
    assert.match(headers.get('access-control-allow-headers')!, new RegExp(name));
  }
  for (const body of [{ word: 'love', count: 1 }, []]) {
    assert.equal((await post(echo, body)).headers.get('access-control-allow-origin'), '*');
  }
});

Deno.test('security: unexpected errors are logged and not returned', async () => {
  const logged: unknown[] = [];
  const original = console.error;
  console.error = (...what: unknown[]) => logged.push(...what);
  try {
    const broken = endpoint({
      name: 'broken',
      methods: ['POST'],
      input,
      answer: () => Promise.reject(new Error('secret')),
    });
    const { status, body } = await post(broken, { word: 'love', count: 1 });
    assert.deepEqual([status, body.code], [500, 'internal_error']);
    assert.ok(!JSON.stringify(body).includes('secret'));
    assert.match(logged.map(String).join(' '), /broken: Error: secret/);
  } finally {
    console.error = original;
  }
});
