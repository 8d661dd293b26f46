/** Sessions and mailed links: each test names the rule it guards, and fails when that rule is taken away. */

import { SignJWT, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database } from '../embedded/database/database.ts';
import { startDatabase } from './auth-database.ts';
import {
  goodPassword,
  newAccount,
  newEmail,
  newestMail,
  refresh as refreshAt,
  startAuthServer,
  withServer,
} from './auth-server.ts';
import type { AuthServer } from './auth-server.ts';

let database: Database;
let server: AuthServer;
let stopDatabase: () => Promise<void>;

beforeAll(async () => {
  ({ database, stop: stopDatabase } = await startDatabase());
  server = await startAuthServer(database);
}, 60_000);
afterAll(async () => {
  await server.close();
  await stopDatabase();
});

const refresh = (token: string) => refreshAt(server, token);

describe('refresh tokens', () => {
  it('rule: of two refreshes at once (two tabs) both get the same successor, and no more than one is made', async () => {
    const { refreshToken } = await newAccount(server);
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken), refresh(refreshToken)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  });

  it('rule: a used token that comes back later ends the whole family', async () => {
    const { id, refreshToken } = await newAccount(server);
    const next = (await refresh(refreshToken)).body.refresh_token ?? '';
    await database.tx((tx) =>
      tx.query(
        `update auth.refresh_tokens set updated_at = now() - interval '11 seconds' where user_id = $1 and revoked`,
        [id],
      ),
    );
    expect(await refresh(refreshToken)).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_already_used' },
    });
    expect(await refresh(next)).toMatchObject({ status: 400, body: { error_code: 'refresh_token_already_used' } });
  });

  it('rule: within the interval only the parent of the present token is forgiven, not its grandparent', async () => {
    const { refreshToken } = await newAccount(server);
    const second = (await refresh(refreshToken)).body.refresh_token ?? '';
    const third = (await refresh(second)).body.refresh_token ?? '';
    expect((await refresh(second)).body.refresh_token).toBe(third);
    expect((await refresh(refreshToken)).body.error_code).toBe('refresh_token_already_used');
    expect((await refresh(third)).body.error_code).toBe('refresh_token_already_used');
  });

  it('rule: the database does not hold them', async () => {
    const { id, refreshToken } = await newAccount(server);
    const next = (await refresh(refreshToken)).body.refresh_token ?? '';
    const { rows } = await database.tx((tx) =>
      tx.query<{ row: string }>('select to_jsonb(t)::text as row from auth.refresh_tokens t where user_id = $1', [id]),
    );
    expect(rows).toHaveLength(2);
    for (const { row } of rows) for (const token of [refreshToken, next]) expect(row).not.toContain(token);
  });

  it('rule: an invented one is refused', async () => {
    expect(await refresh('x'.repeat(43))).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_not_found' },
    });
  });
});

describe('access tokens', () => {
  it('rule: only tokens signed with the project key, for a session that still is, open an account', async () => {
    const { client, id, accessToken } = await newAccount(server);
    const { privateKey } = await generateKeyPair('ES256');
    const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${accessToken.split('.')[1]}.`;
    const expired = await server.keys.sign(claims, { expiresInSeconds: -10 });
    for (const token of [forged, unsigned, expired, `${accessToken}x`, server.keys.publishable, server.keys.secret]) {
      expect((await client.auth.getUser(token)).error).toMatchObject({ status: 403, code: 'bad_jwt' });
    }
    const elsewhere = await server.keys.sign({ ...claims, session_id: crypto.randomUUID() }, { expiresInSeconds: 60 });
    const sessionGone = await server.request('/auth/v1/user', { headers: { authorization: `Bearer ${elsewhere}` } });
    expect([sessionGone.status, await sessionGone.json()]).toMatchObject([403, { error_code: 'session_not_found' }]);
    const nobody = await server.request('/auth/v1/user');
    expect([nobody.status, await nobody.json()]).toMatchObject([401, { error_code: 'no_authorization' }]);
    expect((await client.auth.getUser(accessToken)).data.user?.id).toBe(id);
  });

  it("rule: another person's session is not accepted for one's own account", async () => {
    const [one, two] = [await newAccount(server), await newAccount(server)];
    const claimsOf = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
    const mixed = await server.keys.sign(
      { ...claimsOf(one.accessToken), session_id: claimsOf(two.accessToken)['session_id'] },
      { expiresInSeconds: 60 },
    );
    expect((await server.request('/auth/v1/user', { headers: { authorization: `Bearer ${mixed}` } })).status).toBe(403);
  });

  it('rule: nobody makes themselves an administrator', async () => {
    const { client, id, accessToken } = await newAccount(server);
    const response = await server.request('/auth/v1/user', {
      method: 'PUT',
      headers: { authorization: `Bearer ${accessToken}` },
      body: '{"app_metadata":{"role":"service_role"}}',
    });
    expect([response.status, await response.json()]).toMatchObject([403, { error_code: 'not_admin' }]);
    for (const token of [accessToken, server.keys.publishable, 'x']) {
      for (const method of ['GET', 'DELETE']) {
        const refused = await server.request(`/auth/v1/admin/users/${id}`, {
          method,
          headers: { authorization: `Bearer ${token}` },
        });
        expect([refused.status, await refused.json()]).toMatchObject([403, { error_code: 'not_admin' }]);
      }
    }
    expect((await client.auth.getUser()).error).toBeNull();
  });
});

describe('what is mailed', () => {
  const useLink = async (link: URL, init?: RequestInit) =>
    new URL((await fetch(link, { redirect: 'manual', ...init })).headers.get('location') ?? 'about:blank').hash;

  async function recovery() {
    const { email } = await newAccount(server);
    await server.client().auth.resetPasswordForEmail(email);
    return { email, ...(await newestMail(database, email, 'recovery')) };
  }

  it('rule: a link is good once', async () => {
    const { link } = await recovery();
    expect(await useLink(link)).toContain('access_token=');
    expect(await useLink(link)).toContain(
      'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
    );
  });

  it('rule: using the code uses up the link, and the code is good once', async () => {
    const { email, link, code } = await recovery();
    expect((await server.client().auth.verifyOtp({ email, token: code, type: 'recovery' })).error).toBeNull();
    expect((await server.client().auth.verifyOtp({ email, token: code, type: 'recovery' })).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
    });
    expect(await useLink(link)).toContain('otp_expired');
  });

  it('rule: a link and a code are good for an hour', async () => {
    const { email, link, code } = await recovery();
    const age = (interval: string) =>
      database.tx((tx) =>
        tx.query('update auth.one_time_tokens set created_at = now() - $2::interval where relates_to = $1', [
          email,
          interval,
        ]),
      );
    await age('61 minutes');
    expect(await useLink(link)).toContain('otp_expired');
    expect((await server.client().auth.verifyOtp({ email, token: code, type: 'recovery' })).error?.code).toBe(
      'otp_expired',
    );
    await age('59 minutes');
    expect(await useLink(link)).toContain('access_token=');
  });

  it('rule: a link is good only for what it was mailed for, a code only with its address', async () => {
    const { email, link, code } = await recovery();
    const asSignup = new URL(link);
    asSignup.searchParams.set('type', 'signup');
    expect(await useLink(asSignup)).toContain('otp_expired');
    const { email: other } = await newAccount(server);
    expect((await server.client().auth.verifyOtp({ email: other, token: code, type: 'recovery' })).error?.code).toBe(
      'otp_expired',
    );
    expect((await server.client().auth.verifyOtp({ email, token: code, type: 'recovery' })).error).toBeNull();
  });

  it('rule: a mail scanner that asks for the head of a link does not use it up', async () => {
    const { link } = await recovery();
    expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(204);
    expect(await useLink(link)).toContain('access_token=');
  });

  it('rule: the table of tokens holds neither token nor code, and nothing that is worth anything without the project’s secret', async () => {
    const { email, link, code } = await recovery();
    const { rows } = await database.tx((tx) =>
      tx.query<{ row: string }>('select to_jsonb(t)::text as row from auth.one_time_tokens t where relates_to = $1', [
        email,
      ]),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(link.searchParams.get('token'));
    expect(rows[0]?.row).not.toContain(code);
    // Keyed: another secret makes other hashes of the same token and code.
    await withServer(database, {}, async (elsewhere) => {
      expect((await elsewhere.client().auth.verifyOtp({ email, token: code, type: 'recovery' })).error?.code).toBe(
        'otp_expired',
      );
      expect(
        (
          await elsewhere
            .client()
            .auth.verifyOtp({ token_hash: link.searchParams.get('token') ?? '', type: 'recovery' })
        ).error?.code,
      ).toBe('otp_expired');
    });
    expect((await server.client().auth.verifyOtp({ email, token: code, type: 'recovery' })).error).toBeNull();
  });

  it('rule: an address changes only when both mails were answered, and not to one that is taken meanwhile', async () => {
    const { email, client } = await newAccount(server);
    const wanted = newEmail();
    await client.auth.updateUser({ email: wanted });
    const toNew = await newestMail(database, wanted, 'email_change');
    const toOld = await newestMail(database, email, 'email_change');
    expect(await useLink(toNew.link)).not.toContain('access_token=');
    expect(await useLink(toNew.link)).toContain('otp_expired');
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    await server.client().auth.signUp({ email: wanted, password: goodPassword });
    expect(await useLink(toOld.link)).toContain('error_code=email_exists');
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });
});
