/**
 * Passwords, and whether responses reveal accounts. Each test names the security rule it protects, and fails when that
 * rule is removed.
 */

import { hash, verify } from '@node-rs/argon2';
import type * as Argon2 from '@node-rs/argon2';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { startAuth } from './auth-database.ts';
import { goodPassword, newAccount, newEmail, newestMail, otherPassword, refresh, withServer } from './auth-server.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const actual = await original<typeof Argon2>();
  return {
    ...actual,
    hash: vi.fn<typeof actual.hash>(actual.hash),
    verify: vi.fn<typeof actual.verify>(actual.verify),
  };
});

const { database, server, close } = await startAuth();
afterAll(close);

describe('passwords', () => {
  it.each([
    ['short', 'Gr4ce', ['length']],
    ['without a digit', 'Grace-and-peace', ['characters']],
    ['without an upper-case letter', 'grace-and-peace-1', ['characters']],
    ['without a lower-case letter', 'GRACE-AND-PEACE-1', ['characters']],
    ['short and without letters', '1234567', ['length', 'characters']],
  ])('security: a weak password is refused with reasons (%s)', async (_, password, reasons) => {
    const { error } = await server.client().auth.signUp({ email: newEmail(), password });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, code: 'weak_password', reasons });
  });

  it.each([
    ['128 characters', 'x'.repeat(124), 'x'.repeat(125)],
    ['128 characters of two bytes', 'é'.repeat(124), 'é'.repeat(125)],
    ['128 code units of characters of four bytes', '🕊'.repeat(62), `${'🕊'.repeat(62)}x`],
  ])('security: every character of a password counts, up to %s; a longer one is refused', async (_, rest, longer) => {
    const email = newEmail();
    const password = `Aa1-${rest}`;
    expect(password).toHaveLength(128);
    expect((await server.client().auth.signUp({ email, password })).error).toBeNull();
    const signIn = async (tried: string) =>
      (await server.client().auth.signInWithPassword({ email, password: tried })).error?.code;
    expect(await signIn(password)).toBeUndefined();
    expect(await signIn(`${password.slice(0, -1)}y`)).toBe('invalid_credentials');
    expect((await server.client().auth.signUp({ email: newEmail(), password: `Aa1-${longer}` })).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: expect.stringContaining('128'),
    });
  });

  it('security: passwords are stored only as argon2id hashes', async () => {
    const { id } = await newAccount(server);
    const { rows } = await database.tx((tx) =>
      tx.query<{ row: string }>('select to_jsonb(u)::text as row from auth.users u where id = $1', [id]),
    );
    expect(rows[0]?.row).toMatch(/"\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    expect(rows[0]?.row).not.toContain(goodPassword);
  });

  it('security: the current password is refused as the new one', async () => {
    const { client } = await newAccount(server);
    expect(
      (await client.auth.updateUser({ password: goodPassword, current_password: goodPassword })).error,
    ).toMatchObject({
      status: 422,
      code: 'same_password',
    });
  });

  it('security: a password change ends all other sessions and invalidates mailed tokens', async () => {
    const { email, client, refreshToken } = await newAccount(server);
    const thief = await refresh(server, refreshToken);
    const other = server.client();
    await other.auth.signInWithPassword({ email, password: goodPassword });
    await server.client().auth.resetPasswordForEmail(email);
    const { link } = await newestMail(database, email, 'recovery');
    await client.auth.signInWithPassword({ email, password: goodPassword });
    expect(
      (await client.auth.updateUser({ password: otherPassword, current_password: goodPassword })).error,
    ).toBeNull();
    expect((await other.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await refresh(server, thief.body.refresh_token ?? '')).body.error_code).toBe('refresh_token_not_found');
    expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toContain('error_code=otp_expired');
    expect((await client.auth.getUser()).error).toBeNull();
  });

  it('security: the current password is required and must be correct, so that a stolen token changes nothing', async () => {
    const { client } = await newAccount(server);
    expect((await client.auth.updateUser({ password: otherPassword })).error).toMatchObject({
      status: 400,
      code: 'current_password_required',
    });
    expect(
      (await client.auth.updateUser({ password: otherPassword, current_password: 'Wrong-one-9' })).error,
    ).toMatchObject({ status: 400, code: 'current_password_invalid' });
    expect(
      (await client.auth.updateUser({ password: otherPassword, current_password: goodPassword })).error,
    ).toBeNull();
  });

  it('security: a session opened by a recovery mail needs no current password, once', async () => {
    const { email } = await newAccount(server);
    await server.client().auth.resetPasswordForEmail(email);
    const { code } = await newestMail(database, email, 'recovery');
    const recovered = server.client();
    await recovered.auth.verifyOtp({ email, token: code, type: 'recovery' });
    expect((await recovered.auth.updateUser({ password: otherPassword })).error).toBeNull();
    expect((await recovered.auth.updateUser({ password: goodPassword })).error?.code).toBe('current_password_required');
  });

  it('security: a session opened by confirming an address needs the current password', async () => {
    await withServer(database, { confirmEmail: true }, async (confirming) => {
      const email = newEmail();
      const client = confirming.client();
      await client.auth.signUp({ email, password: goodPassword });
      const { code } = await newestMail(database, email, 'confirmation');
      await client.auth.verifyOtp({ email, token: code, type: 'email' });
      expect((await client.auth.updateUser({ password: otherPassword })).error?.code).toBe('current_password_required');
    });
  });

  it('is not required where the operator says so', async () => {
    await withServer(database, { env: { AUTH_REQUIRE_CURRENT_PASSWORD: 'false' } }, async (lenient) => {
      const { client } = await newAccount(lenient);
      expect((await client.auth.updateUser({ password: otherPassword })).error).toBeNull();
    });
  });

  it('security: in an old session a password change requires a mailed code, when the operator says so', async () => {
    await withServer(database, { env: { AUTH_REQUIRE_REAUTHENTICATION: 'true' } }, async (strict) => {
      const { email, client, id } = await newAccount(strict);
      const change = { password: otherPassword, current_password: goodPassword };
      await database.tx((tx) =>
        tx.query(`update auth.sessions set created_at = now() - interval '2 days' where user_id = $1`, [id]),
      );
      expect((await client.auth.updateUser(change)).error).toMatchObject({
        status: 400,
        code: 'reauthentication_needed',
      });
      expect((await client.auth.updateUser({ ...change, nonce: '00000000' })).error).toMatchObject({
        status: 422,
        code: 'reauthentication_not_valid',
      });
      expect((await client.auth.reauthenticate()).error).toBeNull();
      const { code } = await newestMail(database, email, 'reauthentication');
      expect((await client.auth.updateUser({ ...change, nonce: code })).error).toBeNull();
    });
  });
});

describe('responses do not reveal who has an account', () => {
  it('security: an unknown address and a wrong password get the same answer', async () => {
    const { email } = await newAccount(server);
    const answer = async (body: object) => {
      const response = await server.request('/auth/v1/token?grant_type=password', {
        method: 'POST',
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.text() };
    };
    const wrong = await answer({ email, password: 'Wrong-one-9' });
    expect(wrong).toEqual({
      status: 400,
      body: '{"code":400,"error_code":"invalid_credentials","msg":"Invalid login credentials"}',
    });
    expect(await answer({ email: newEmail(), password: 'Wrong-one-9' })).toEqual(wrong);
    expect(await answer({ email: 'not an address', password: 'x' })).toEqual(wrong);
  });

  it('security: a sign-in for an unknown address costs one verification, as expensive as for a real account', async () => {
    const { email } = await newAccount(server);
    const costOf = async (address: string) => {
      vi.mocked(verify).mockClear();
      await server.client().auth.signInWithPassword({ email: address, password: 'Wrong-one-9' });
      return vi
        .mocked(verify)
        .mock.calls.map(([hash]) => /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$/.exec(String(hash))?.[0]);
    };
    const real = await costOf(email);
    expect(real).toEqual(['$argon2id$v=19$m=64,t=1,p=1$']);
    expect(await costOf(newEmail())).toEqual(real);
  });

  /** An object with each value replaced by its form: what an attacker can compare. */
  const formOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(formOf);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, formOf(each)]));
    return typeof value === 'string' ? value.replaceAll(/[0-9a-f]/g, '0').replaceAll(/reader0+/g, 'reader') : value;
  };

  it('security: with confirmation by email, signing up says the same for an unknown, a waiting and a taken address', async () => {
    const { email, id } = await newAccount(server);
    await withServer(database, { confirmEmail: true }, async (strict) => {
      const waiting = newEmail();
      const signUp = async (address: string) => {
        vi.mocked(hash).mockClear();
        const response = await strict.request('/auth/v1/signup', {
          method: 'POST',
          body: JSON.stringify({ email: address, password: goodPassword, data: { name: 'Lydia' } }),
        });
        return { status: response.status, hashed: vi.mocked(hash).mock.calls.length, body: await response.text() };
      };
      const unknown = await signUp(waiting);
      const [again, taken] = [await signUp(waiting), await signUp(email)];
      for (const { status, hashed, body } of [again, taken]) {
        expect([status, hashed]).toEqual([unknown.status, unknown.hashed]);
        // The order of the keys counts, too.
        expect(JSON.stringify(formOf(JSON.parse(body)))).toBe(JSON.stringify(formOf(JSON.parse(unknown.body))));
      }
      expect(JSON.parse(unknown.body)).toMatchObject({
        user_metadata: { name: 'Lydia', email_verified: false },
        identities: [{ provider: 'email' }],
      });
      const ids = [unknown, again, taken].map(({ body }) => (JSON.parse(body) as { id: string }).id);
      expect(new Set([...ids, id]).size).toBe(4);
      await expect(newestMail(database, email, 'confirmation')).rejects.toThrow('no confirmation mail');
    });
  });

  it('security: a change of address says the same, in the same time, for an unknown, a waiting and a taken address', async () => {
    const { email: taken } = await newAccount(server);
    const [waiting, unknown] = [newEmail(), newEmail()];
    await withServer(database, { confirmEmail: true }, async (strict) => {
      await strict.client().auth.signUp({ email: waiting, password: goodPassword });
    });
    const answers = [];
    for (const wanted of [unknown, waiting, taken]) {
      const { client } = await newAccount(server);
      const began = performance.now();
      const { data, error } = await client.auth.updateUser({ email: wanted });
      expect(performance.now() - began).toBeGreaterThan(240);
      expect([error, data.user?.new_email]).toEqual([null, wanted]);
      answers.push(Object.keys(data.user ?? {}));
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    await expect(newestMail(database, taken, 'email_change')).rejects.toThrow('no email_change mail');
  });

  it('security: sign-up, recovery and resending take the same time for every address', async () => {
    const { email } = await newAccount(server);
    await withServer(database, { confirmEmail: true }, async (strict) => {
      for (const [path, body] of [
        ['/auth/v1/signup', { password: goodPassword }],
        ['/auth/v1/recover', {}],
        ['/auth/v1/resend', { type: 'signup' }],
      ] as const)
        for (const address of [email, newEmail()]) {
          const began = performance.now();
          await strict.request(path, { method: 'POST', body: JSON.stringify({ ...body, email: address }) });
          // A timer may be some milliseconds early. The work alone takes a tenth of this.
          expect(performance.now() - began).toBeGreaterThan(240);
        }
    });
  });

  it('security: requests for a recovery or confirmation email get the same answer for every address, even when rate limited', async () => {
    await withServer(database, { env: { AUTH_MAIL_INTERVAL: '60' } }, async (strict) => {
      const { email } = await newAccount(strict);
      for (const [path, body] of [
        ['/auth/v1/recover', {}],
        ['/auth/v1/resend', { type: 'signup' }],
      ] as const) {
        for (const address of [email, newEmail()]) {
          const ask = async () => {
            const response = await strict.request(path, {
              method: 'POST',
              body: JSON.stringify({ ...body, email: address }),
            });
            return [
              response.status,
              ((await response.json()) as { error_code?: string }).error_code,
              response.headers.has('retry-after'),
            ];
          };
          expect([await ask(), await ask()]).toEqual([
            [200, undefined, false],
            [429, 'over_email_send_rate_limit', true],
          ]);
        }
      }
    });
  });
});
