import { logOf } from '@berea/answers/testing';
import assert from 'node:assert/strict';
import { deleteAccountResponse } from '@berea/validation';
import { reply, type Reply } from '../_shared/testing/ask.ts';
import { project, type Asked, type Project } from '../_shared/testing/project.ts';
import { deleteAccount } from './handler.ts';

const lydia = {
  id: '0b6f4a3e-0000-4000-8000-000000000001',
  email: 'lydia@thyatira.example',
  aud: 'authenticated',
  role: 'authenticated',
};
const silas = { ...lydia, id: '0b6f4a3e-0000-4000-8000-000000000002', email: 'silas@philippi.example' };
const getUser = 'GET /auth/v1/user';
const signIn = 'POST /auth/v1/token?grant_type=password';
// The admin client reads the user before deleting it.
const adminGet = `GET /auth/v1/admin/users/${lydia.id}`;
const adminDelete = `DELETE /auth/v1/admin/users/${lydia.id}`;

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
const defaults: Record<string, (asked: Asked) => Response> = {
  [getUser]: ({ headers }) =>
    headers.get('authorization') === 'Bearer lydias-token' ? Response.json(lydia) : refuse(403, 'bad_jwt')(),
  [signIn]: ({ body }) =>
    (body as { password: string }).password === 'Purple-1' ? session(lydia) : refuse(400, 'invalid_credentials')(),
  [adminGet]: () => Response.json(lydia),
  [adminDelete]: () => Response.json({}),
  'POST /auth/v1/logout?scope=local': () => new Response(null, { status: 204 }),
};

function ask(
  server: Project,
  { token = 'Bearer lydias-token', body = { password: 'Purple-1' } }: { token?: string; body?: unknown } = {},
): Promise<Reply> {
  const handler = deleteAccount(
    (headers) => server.client('public-key', headers),
    () => server.client('service-key'),
  );
  return reply(handler, {
    method: 'POST',
    headers: { ...(token && { authorization: token }), 'x-forwarded-for': '203.0.113.7' },
    body: JSON.stringify(body),
  });
}

Deno.test('deletes a signed-in user with the right password, using the service key', async () => {
  await using server = project(defaults);
  const { status, body } = await ask(server);
  assert.deepEqual([status, deleteAccountResponse.parse(body)], [200, { success: true }]);
  assert.deepEqual([...server.asked.keys()], [getUser, signIn, adminGet, adminDelete]);
  assert.deepEqual(server.asked.get(signIn)?.[0]?.body, {
    email: lydia.email,
    password: 'Purple-1',
    gotrue_meta_security: {},
  });
  assert.equal(server.asked.get(adminDelete)?.[0]?.headers.get('apikey'), 'service-key');
});

Deno.test("the auth server receives the user's IP address, by which it limits password attempts", async () => {
  await using server = project(defaults);
  await ask(server, { body: { password: 'wrong' } });
  assert.equal(server.asked.get(signIn)?.[0]?.headers.get('x-forwarded-for'), '203.0.113.7');
});

Deno.test('security: nothing is deleted without the right password', async () => {
  await using server = project(defaults);
  const { status, body } = await ask(server, { body: { password: 'Scarlet-2' } });
  assert.deepEqual(
    [status, body.code, body.fields],
    [403, 'invalid_password', { password: 'The password is not correct.' }],
  );
  for (const request of [{}, { password: '' }, { password: 7 }, []])
    assert.equal((await ask(server, { body: request })).status, 400);
  assert.equal(server.asked.get(adminDelete), undefined);
});

Deno.test('security: without a valid session nothing is deleted and the password is not checked', async () => {
  await using server = project(defaults);
  for (const token of ['', 'Bearer forged', 'Basic lydias-token', 'lydias-token']) {
    const { status, body } = await ask(server, { token });
    assert.deepEqual([status, body.code], [401, 'not_signed_in'], token);
  }
  assert.deepEqual([...server.asked.keys()], [getUser]);
});

Deno.test('security: a revoked session is rejected although its token has not expired', async () => {
  for (const [status, code] of [
    [403, 'session_not_found'],
    [403, 'user_not_found'],
    [401, 'bad_jwt'],
  ] as const) {
    await using server = project({ ...defaults, [getUser]: refuse(status, code) });
    assert.deepEqual([(await ask(server)).status, [...server.asked.keys()]], [401, [getUser]], code);
  }
});

Deno.test('security: a password that signs in a different user is rejected', async () => {
  await using server = project({ ...defaults, [signIn]: () => session(silas) });
  assert.equal((await ask(server)).body.code, 'invalid_password');
  assert.equal(server.asked.get(adminDelete), undefined);
});

Deno.test('too many password attempts return 429', async () => {
  await using server = project({ ...defaults, [signIn]: refuse(429, 'over_request_rate_limit') });
  const { status, body } = await ask(server);
  assert.deepEqual([status, body.code], [429, 'rate_limited']);
});

Deno.test('security: an auth server error returns 500, and the log contains no personal data', async () => {
  for (const what of [getUser, signIn, adminGet, adminDelete]) {
    await using server = project({ ...defaults, [what]: refuse(500, 'unexpected_failure') });
    let answer: Reply | undefined;
    const log = await logOf(async () => (answer = await ask(server)));
    assert.deepEqual([answer?.status, answer?.body.code], [500, 'internal_error'], what);
    assert.match(log, /delete-account: Error: the (auth server did not answer|account was not deleted) \(500\)/);
    assert.doesNotMatch(log, /hunter2|Purple-1|lydia/);
  }
});

Deno.test('deleting an account that is already deleted succeeds (double click)', async () => {
  await using server = project({ ...defaults, [adminGet]: refuse(404, 'user_not_found') });
  assert.equal((await ask(server)).status, 200);
});

Deno.test('the session opened to check the password is closed when the deletion fails', async () => {
  await using server = project({ ...defaults, [adminDelete]: refuse(500, 'unexpected_failure') });
  await logOf(() => ask(server));
  assert.equal(
    server.asked.get('POST /auth/v1/logout?scope=local')?.[0]?.headers.get('authorization'),
    'Bearer another',
  );
});
