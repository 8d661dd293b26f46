/** "Delete my account" removes all data of the user and nothing of anyone else, and only on the user's own request. */

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { goodPassword, invoke, newAccount, startProductServer } from './product-server.ts';
import type { Account, ProductServer } from './product-server.ts';

const otherPassword = 'Mercy-and-truth-2';

let server: ProductServer;
let lydia: Account;
let silas: Account;
let addresses = 0;
const anywhere = () => ({ 'x-forwarded-for': `203.0.113.${++addresses}` });

/** An account with data everywhere: highlights, notes, a study, sessions on two devices, a mail in the outbox. */
async function settleIn({ client, email }: Account): Promise<void> {
  await client
    .from('highlights')
    .insert([
      { verse_id: 'John 3:16', color: '#fde047' },
      { verse_id: 'John 3:17', color: '#fde047' },
    ])
    .throwOnError();
  await client.from('notes').insert({ verse_id: 'Acts 16:14', note_text: 'The Lord opened her heart.' }).throwOnError();
  await client
    .from('saved_studies')
    .insert({ title: 'Hospitality', reflection_questions: ['Who?'], user_answers: ['Strangers'] })
    .throwOnError();
  await client
    .from('reading_plans')
    .insert({ name: 'John', books: ['John'], days: 21, started_on: '2026-01-01' })
    .throwOnError();
  await client.from('collections').insert({ title: 'Lydia' }).throwOnError();
  await client.from('chapters_read').insert({ chapter: 'John 3', read_on: '2026-01-01' }).throwOnError();
  await client.from('opened_chapters').insert({ chapter: 'John 3' }).throwOnError();
  const device = server.client(anywhere());
  await device.auth.signInWithPassword({ email, password: goodPassword });
  await device.auth.resetPasswordForEmail(email);
}

const rowsOf = async ({ id, email }: Account) =>
  Object.entries(await server.everything()).flatMap(([table, rows]) =>
    rows.filter((row) => row.includes(id) || row.includes(email)).map((row) => `${table} ${row}`),
  );
const tablesOf = async (account: Account) =>
  [...new Set((await rowsOf(account)).map((row) => row.split(' ')[0]))].sort();
const withToken = (token: string | undefined) =>
  server.client({ ...anywhere(), ...(token !== undefined && { authorization: `Bearer ${token}` }) });

beforeAll(async () => {
  server = await startProductServer({ AUTH_SIGN_IN_LIMIT: '8', AUTH_ACCOUNT_LIMIT: '5' });
});
afterAll(() => server.close());
beforeEach(async () => {
  lydia = await newAccount(server, goodPassword, anywhere());
  silas = await newAccount(server, otherPassword, anywhere());
  await settleIn(lydia);
});

it('removes the user from every table, and keeps everything of others', async () => {
  await settleIn({ ...silas, email: lydia.email });
  expect(await tablesOf(lydia)).toEqual([
    'auth.identities',
    'auth.one_time_tokens',
    'auth.refresh_tokens',
    'auth.sessions',
    'auth.users',
    'public.chapters_read',
    'public.collections',
    'public.highlights',
    'public.notes',
    'public.opened_chapters',
    'public.outbox',
    'public.reading_plans',
    'public.saved_studies',
  ]);
  const others = await rowsOf(silas);
  expect(others.length).toBeGreaterThan(8);

  expect(await invoke(lydia.client, 'delete-account', { password: goodPassword })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect(await rowsOf(lydia)).toEqual([]);
  expect(await rowsOf(silas)).toEqual(others);
});

it('security: invalidates the token and the session', async () => {
  const {
    data: { session },
  } = await lydia.client.auth.getSession();
  await invoke(lydia.client, 'delete-account', { password: goodPassword });
  expect((await lydia.client.auth.getUser(lydia.token)).error).toMatchObject({ status: 403, code: 'user_not_found' });
  expect((await lydia.client.auth.refreshSession({ refresh_token: session?.refresh_token ?? '' })).error).toMatchObject(
    { status: 400 },
  );
  expect(
    (await server.client(anywhere()).auth.signInWithPassword({ email: lydia.email, password: goodPassword })).error
      ?.code,
  ).toBe('invalid_credentials');
  expect(await invoke(withToken(lydia.token), 'delete-account', { password: goodPassword })).toMatchObject({
    status: 401,
    body: { code: 'not_signed_in' },
  });
  // The token's signature stays valid for the rest of the hour, but REST looks its session up.
  const late = withToken(lydia.token);
  expect((await late.from('notes').insert({ verse_id: 'John 1:1', note_text: 'late' })).error?.code).toBe('PT401');
  expect((await late.from('notes').select()).error?.code).toBe('PT401');
  expect(await rowsOf(lydia)).toEqual([]);
});

it('frees the address for a new account, which starts empty', async () => {
  await invoke(lydia.client, 'delete-account', { password: goodPassword });
  const again = server.client(anywhere());
  const { data } = await again.auth.signUp({ email: lydia.email, password: otherPassword });
  expect(data.user?.id).not.toBe(lydia.id);
  expect((await again.from('highlights').select()).data).toEqual([]);
});

it('keeps contact messages until they expire, because nobody has proved who sent them', async () => {
  expect(
    (
      await invoke(lydia.client, 'send-contact-email', {
        type: 'contact',
        name: 'Lydia',
        email: lydia.email,
        subject: 'Purple',
        message: 'Come.',
      })
    ).status,
  ).toBe(200);
  await invoke(lydia.client, 'delete-account', { password: goodPassword });
  expect(await tablesOf({ ...lydia, id: lydia.email })).toEqual(['public.contact_messages', 'public.outbox']);
});

describe('security: an account is not deleted', () => {
  let before: Record<string, readonly string[]>;
  /** Everything but the sessions, which change on every sign-in. */
  const kept = async () =>
    Object.fromEntries(
      Object.entries(await server.everything()).filter(
        ([table]) => !['auth.sessions', 'auth.refresh_tokens', 'auth.users'].includes(table),
      ),
    );
  const accounts = () => server.query('select id, email from auth.users order by id');
  let people: unknown[];
  beforeEach(async () => {
    before = await kept();
    people = await accounts();
  });
  const nothingDeleted = async () => {
    expect(await kept()).toEqual(before);
    expect(await accounts()).toEqual(people);
  };

  it('without a token, or with the public key as token', async () => {
    for (const token of [undefined, server.embedded.keys.publishable]) {
      expect((await invoke(withToken(token), 'delete-account', { password: goodPassword })).status).toBe(401);
    }
    await nothingDeleted();
  });

  it('with a forged token', async () => {
    const [header = '', payload = '', signature = ''] = lydia.token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = [
      `${header}.${encode({ ...claims, sub: silas.id })}.${signature}`,
      `${encode({ alg: 'none' })}.${payload}.`,
      `${header}.${payload}.${signature.split('').reverse().join('')}`,
      `${encode({ alg: 'HS256', typ: 'JWT' })}.${payload}.${signature}`,
      'x',
    ];
    for (const token of forged)
      expect((await invoke(withToken(token), 'delete-account', { password: goodPassword })).status).toBe(401);
    await nothingDeleted();
  });

  it('with a token whose session was signed out, although its signature is valid', async () => {
    await lydia.client.auth.signOut({ scope: 'local' });
    expect(await invoke(withToken(lydia.token), 'delete-account', { password: goodPassword })).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    });
    await nothingDeleted();
  });

  it('with a wrong password, another user’s password, or none', async () => {
    for (const password of ['Scarlet-3', otherPassword, goodPassword.toLowerCase(), ` ${goodPassword}`]) {
      expect(await invoke(lydia.client, 'delete-account', { password })).toMatchObject({
        status: 403,
        body: { code: 'invalid_password', fields: { password: 'The password is not correct.' } },
      });
    }
    for (const body of [{}, { password: '' }, { password: null }]) {
      expect(await invoke(lydia.client, 'delete-account', body)).toMatchObject({
        status: 400,
        body: { fields: { password: 'Password is required' } },
      });
    }
    await nothingDeleted();
  });

  it('when its id or address is sent along with another user’s own password', async () => {
    const { status } = await invoke(lydia.client, 'delete-account', {
      password: otherPassword,
      id: silas.id,
      user_id: silas.id,
      email: silas.email,
    });
    expect(status).toBe(403);
    await nothingDeleted();
  });
});

describe('security: password guesses are rate limited', () => {
  it('per account', async () => {
    const statuses = [];
    for (let guess = 0; guess < 7; guess++)
      statuses.push((await invoke(withToken(lydia.token), 'delete-account', { password: `Guess-${guess}` })).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
    // Even the correct password is refused until the window ends.
    expect(await invoke(withToken(lydia.token), 'delete-account', { password: goodPassword })).toMatchObject({
      status: 429,
      body: { code: 'rate_limited' },
    });
  });

  it('per address, without locking out other users', async () => {
    const mallory = { 'x-forwarded-for': '198.51.100.66' };
    const guess = (token: string) =>
      invoke(server.client({ ...mallory, authorization: `Bearer ${token}` }), 'delete-account', {
        password: 'Guess-1',
      });
    const statuses = [];
    for (const token of [lydia.token, silas.token])
      for (let times = 0; times < 5; times++) statuses.push((await guess(token)).status);
    expect(statuses).toEqual([...Array<number>(8).fill(403), 429, 429]);
    const ruth = await newAccount(server, goodPassword, anywhere());
    expect((await invoke(ruth.client, 'delete-account', { password: goodPassword })).status).toBe(200);
  });
});

it('writes no password, token or address to the logs', () => {
  expect(server.log.join('\n')).not.toMatch(
    /Grace-and-peace|Mercy-and-truth|Guess-|eyJ|203\.0\.113|198\.51\.100|@berea\.example/,
  );
});
