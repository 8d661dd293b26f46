import assert from 'node:assert/strict';
import { deleteAccountResponse } from '@berea/validation';
import { reply, type Reply } from '../_shared/testing/ask.ts';
import { logOf, project, type Asked, type Project } from '../_shared/testing/project.ts';
import { deleteAccount } from './handler.ts';

const lydia = {
  id: '0b6f4a3e-0000-4000-8000-000000000001',
  email: 'lydia@thyatira.example',
  aud: 'authenticated',
  role: 'authenticated',
};
const silas = { ...lydia, id: '0b6f4a3e-0000-4000-8000-000000000002', email: 'silas@philippi.example' };
const whoIs = 'GET /auth/v1/user';
const prove = 'POST /auth/v1/token?grant_type=password';
// The client reads before it deletes.
const read = `GET /auth/v1/admin/users/${lydia.id}`;
const remove = `DELETE /auth/v1/admin/users/${lydia.id}`;

const session = (user: typeof lydia) =>
  Response.json({
    access_token: 'another',
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: 4102444800,
    user,
  });
const refuse = (status: number, code: string) => () =>
  Response.json({ code, message: `${code}: hunter2` }, { status, headers: { 'x-supabase-api-version': '2024-01-01' } });
const usual: Record<string, (asked: Asked) => Response> = {
  [whoIs]: ({ headers }) =>
    headers.get('authorization') === 'Bearer lydias-token' ? Response.json(lydia) : refuse(403, 'bad_jwt')(),
  [prove]: ({ body }) =>
    (body as { password: string }).password === 'Purple-1' ? session(lydia) : refuse(400, 'invalid_credentials')(),
  [read]: () => Response.json(lydia),
  [remove]: () => Response.json({}),
  'POST /auth/v1/logout?scope=local': () => new Response(null, { status: 204 }),
};

function ask(
  there: Project,
  { token = 'Bearer lydias-token', body = { password: 'Purple-1' } }: { token?: string; body?: unknown } = {},
): Promise<Reply> {
  const handler = deleteAccount(
    (headers) => there.client('public-key', headers),
    () => there.client('service-key'),
  );
  return reply(handler, {
    method: 'POST',
    headers: { ...(token && { authorization: token }), 'x-forwarded-for': '203.0.113.7' },
    body: JSON.stringify(body),
  });
}

Deno.test('whoever is signed in and knows the password is deleted, by the admin API and the service key', async () => {
  await using there = project(usual);
  const { status, body } = await ask(there);
  assert.deepEqual([status, deleteAccountResponse.parse(body)], [200, { success: true }]);
  assert.deepEqual([...there.asked.keys()], [whoIs, prove, read, remove]);
  assert.deepEqual(there.asked.get(prove)?.[0]?.body, {
    email: lydia.email,
    password: 'Purple-1',
    gotrue_meta_security: {},
  });
  assert.equal(there.asked.get(remove)?.[0]?.headers.get('apikey'), 'service-key');
});

Deno.test("the auth server sees the person's address, by which it limits guesses", async () => {
  await using there = project(usual);
  await ask(there, { body: { password: 'wrong' } });
  assert.equal(there.asked.get(prove)?.[0]?.headers.get('x-forwarded-for'), '203.0.113.7');
});

Deno.test('rule: without the password, nothing is deleted', async () => {
  await using there = project(usual);
  const { status, body } = await ask(there, { body: { password: 'Scarlet-2' } });
  assert.deepEqual(
    [status, body.code, body.fields],
    [403, 'invalid_password', { password: 'The password is not correct.' }],
  );
  for (const request of [{}, { password: '' }, { password: 7 }, []])
    assert.equal((await ask(there, { body: request })).status, 400);
  assert.equal(there.asked.get(remove), undefined);
});

Deno.test('rule: without a session that stands, nothing is deleted, and the password is not even tried', async () => {
  await using there = project(usual);
  for (const token of ['', 'Bearer forged', 'Basic lydias-token', 'lydias-token']) {
    const { status, body } = await ask(there, { token });
    assert.deepEqual([status, body.code], [401, 'not_signed_in'], token);
  }
  assert.deepEqual([...there.asked.keys()], [whoIs]);
});

Deno.test('rule: a session that was signed out is none, although its token is still good', async () => {
  for (const [status, code] of [
    [403, 'session_not_found'],
    [403, 'user_not_found'],
    [401, 'bad_jwt'],
  ] as const) {
    await using there = project({ ...usual, [whoIs]: refuse(status, code) });
    assert.deepEqual([(await ask(there)).status, [...there.asked.keys()]], [401, [whoIs]], code);
  }
});

Deno.test('rule: a password that proves somebody else proves nothing', async () => {
  await using there = project({ ...usual, [prove]: () => session(silas) });
  assert.equal((await ask(there)).body.code, 'invalid_password');
  assert.equal(there.asked.get(remove), undefined);
});

Deno.test('too many guesses are said to be that', async () => {
  await using there = project({ ...usual, [prove]: refuse(429, 'over_request_rate_limit') });
  const { status, body } = await ask(there);
  assert.deepEqual([status, body.code], [429, 'rate_limited']);
});

Deno.test('an auth server in trouble is a failure, not a wrong password, and the log names no one', async () => {
  for (const what of [whoIs, prove, read, remove]) {
    await using there = project({ ...usual, [what]: refuse(500, 'unexpected_failure') });
    let answer: Reply | undefined;
    const log = await logOf(async () => (answer = await ask(there)));
    assert.deepEqual([answer?.status, answer?.body.code], [500, 'internal_error'], what);
    assert.match(log, /delete-account: Error: the (auth server did not answer|account was not deleted) \(500\)/);
    assert.doesNotMatch(log, /hunter2|Purple-1|lydia/);
  }
});

Deno.test('an account that is already gone, because the button was pressed twice, is gone', async () => {
  await using there = project({ ...usual, [read]: refuse(404, 'user_not_found') });
  assert.equal((await ask(there)).status, 200);
});

Deno.test('what was opened to prove the password is closed again when the deletion fails', async () => {
  await using there = project({ ...usual, [remove]: refuse(500, 'unexpected_failure') });
  await logOf(() => ask(there));
  assert.equal(
    there.asked.get('POST /auth/v1/logout?scope=local')?.[0]?.headers.get('authorization'),
    'Bearer another',
  );
});
