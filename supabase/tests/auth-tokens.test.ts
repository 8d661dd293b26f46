/** Sessions and links in emails. Each test names the security rule it protects, and fails when that rule is removed. */

import { SignJWT, generateKeyPair } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';

import { startAuth } from './auth-database.ts';
import { goodPassword, newAccount, newEmail, newestMail, refresh as refreshAt, withServer } from './auth-server.ts';

const { database, server, close } = await startAuth();
afterAll(close);

const refresh = (token: string) => refreshAt(server, token);

describe('refresh tokens', () => {
  it('security: two concurrent refreshes (two tabs) get the same successor, and only one is created', async () => {
    const { refreshToken } = await newAccount(server);
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken), refresh(refreshToken)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  });

  it('security: a used token that is sent again later ends the whole session', async () => {
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

  it('security: within the reuse interval only the parent of the current token is accepted, not its grandparent', async () => {
    const { refreshToken } = await newAccount(server);
    const second = (await refresh(refreshToken)).body.refresh_token ?? '';
    const third = (await refresh(second)).body.refresh_token ?? '';
    expect((await refresh(second)).body.refresh_token).toBe(third);
    expect((await refresh(refreshToken)).body.error_code).toBe('refresh_token_already_used');
    expect((await refresh(third)).body.error_code).toBe('refresh_token_already_used');
  });

  it('security: are not stored in the database, only their hashes', async () => {
    const { id, refreshToken } = await newAccount(server);
    const next = (await refresh(refreshToken)).body.refresh_token ?? '';
    const { rows } = await database.tx((tx) =>
      tx.query<{ row: string }>('select to_jsonb(t)::text as row from auth.refresh_tokens t where user_id = $1', [id]),
    );
    expect(rows).toHaveLength(2);
    for (const { row } of rows) for (const token of [refreshToken, next]) expect(row).not.toContain(token);
  });

  it('security: are refused when invented', async () => {
    expect(await refresh('x'.repeat(43))).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_not_found' },
    });
  });
});

describe('access tokens', () => {
  it('security: open an account only when signed with the project key, for an existing session', async () => {
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

  it('security: are refused when combined with the session of another user', async () => {
    const [one, two] = [await newAccount(server), await newAccount(server)];
    const claimsOf = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
    const mixed = await server.keys.sign(
      { ...claimsOf(one.accessToken), session_id: claimsOf(two.accessToken)['session_id'] },
      { expiresInSeconds: 60 },
    );
    expect((await server.request('/auth/v1/user', { headers: { authorization: `Bearer ${mixed}` } })).status).toBe(403);
  });

  it('security: cannot be used to gain the admin role', async () => {
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

describe('mailed links and codes', () => {
  const useLink = async (link: URL, init?: RequestInit) =>
    new URL((await fetch(link, { redirect: 'manual', ...init })).headers.get('location') ?? 'about:blank').hash;

  async function recovery() {
    const { email } = await newAccount(server);
    await server.client().auth.resetPasswordForEmail(email);
    return { email, ...(await newestMail(database, email, 'recovery')) };
  }

  it('security: a link is valid once', async () => {
    const { link } = await recovery();
    expect(await useLink(link)).toContain('access_token=');
    expect(await useLink(link)).toContain(
      'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
    );
  });

  it('security: using the code uses up the link, and the code is valid once', async () => {
    const { email, link, code } = await recovery();
    expect((await server.client().auth.verifyOtp({ email, token: code, type: 'recovery' })).error).toBeNull();
    expect((await server.client().auth.verifyOtp({ email, token: code, type: 'recovery' })).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
    });
    expect(await useLink(link)).toContain('otp_expired');
  });

  it('security: a link and a code are valid for one hour', async () => {
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

  it('security: a link is valid only for its purpose, a code only with its address', async () => {
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

  it('security: a HEAD request from a mail scanner does not use up a link', async () => {
    const { link } = await recovery();
    expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(204);
    expect(await useLink(link)).toContain('access_token=');
  });

  it('security: the token table stores only hashes that are useless without the project’s secret', async () => {
    const { email, link, code } = await recovery();
    const { rows } = await database.tx((tx) =>
      tx.query<{ row: string }>('select to_jsonb(t)::text as row from auth.one_time_tokens t where relates_to = $1', [
        email,
      ]),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(link.searchParams.get('token'));
    expect(rows[0]?.row).not.toContain(code);
    // The hash is keyed: another secret gives other hashes of the same token and code.
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

  it('security: who agreed to one address has not agreed to another', async () => {
    const { email, client } = await newAccount(server);
    const [own, wanted] = [newEmail(), newEmail()];
    await client.auth.updateUser({ email: own });
    const agreed = [await newestMail(database, own, 'email_change'), await newestMail(database, email, 'email_change')];
    await client.auth.updateUser({ email: wanted });
    for (const { link } of agreed) expect(await useLink(link)).toContain('otp_expired');
    const asked = await newestMail(database, wanted, 'email_change');
    expect(asked.text).toContain(
      'If it was not you, do not open the link: somebody else holds the password of that account.',
    );
    // To have it mailed again voids nothing.
    await server.client().auth.resend({ type: 'email_change', email });
    expect(await useLink(asked.link)).toContain('message=Confirmation+link+accepted');
    const [again, current] = [
      await newestMail(database, wanted, 'email_change'),
      await newestMail(database, email, 'email_change'),
    ];
    expect(await useLink(again.link)).toContain('otp_expired');
    expect(await useLink(current.link)).toContain('access_token=');
  });

  it('security: a change of address ends every other session, and voids what was mailed before', async () => {
    const { email, client, accessToken } = await newAccount(server);
    await server.client().auth.resetPasswordForEmail(email);
    const before = await newestMail(database, email, 'recovery');
    const wanted = newEmail();
    await client.auth.updateUser({ email: wanted });
    await useLink((await newestMail(database, email, 'email_change')).link);
    const opened = await useLink((await newestMail(database, wanted, 'email_change')).link);
    const earlier = await server.request('/auth/v1/user', { headers: { authorization: `Bearer ${accessToken}` } });
    expect(await earlier.json()).toMatchObject({ error_code: 'session_not_found' });
    expect(await useLink(before.link)).toContain('otp_expired');
    const token = new URLSearchParams(opened.slice(1)).get('access_token') ?? '';
    expect((await server.client().auth.getUser(token)).data.user?.email).toBe(wanted);
  });

  it('an address that somebody signed up with, and nobody confirmed, is free', async () => {
    await withServer(database, { confirmEmail: true }, async (confirming) => {
      const { email, client } = await newAccount(server);
      const wanted = newEmail();
      await confirming.client().auth.signUp({ email: wanted, password: goodPassword });
      expect((await client.auth.updateUser({ email: wanted })).error).toBeNull();
      for (const address of [email, wanted]) await useLink((await newestMail(database, address, 'email_change')).link);
      expect(
        (await server.client().auth.signInWithPassword({ email: wanted, password: goodPassword })).data.user?.email,
      ).toBe(wanted);
    });
  });

  it('security: an address changes only when both emails are confirmed, and not to one taken meanwhile', async () => {
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
