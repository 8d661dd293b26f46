/**
 * Rate limits, redirect targets and link addresses. Each test names the security rule it protects, and fails when that
 * rule is removed.
 */

import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import { startAuth } from './auth-database.ts';
import { goodPassword, newAccount, newEmail, newestMail, otherPassword, withServer } from './auth-server.ts';
import type { AuthServer } from './auth-server.ts';

const { database, server, close } = await startAuth();
afterAll(close);

describe('limits', () => {
  const signIn = async (on: AuthServer, email: string, from: string, password = 'Wrong-one-9') => {
    const response = await on.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      from,
      body: JSON.stringify({ email, password }),
    });
    return {
      status: response.status,
      code: ((await response.json()) as { error_code?: string }).error_code,
      retryAfter: Number(response.headers.get('retry-after')),
    };
  };

  it('security: one address may sign in and up 30 times in 5 minutes, then gets 429 with Retry-After', async () => {
    await withServer(database, { env: { AUTH_SIGN_IN_LIMIT: '30' } }, async (strict) => {
      const { email } = await newAccount(strict);
      const from = '203.0.113.1';
      for (let tries = 0; tries < 30; tries++)
        expect((await signIn(strict, email, from, goodPassword)).status).toBe(200);
      const refused = await signIn(strict, email, from, goodPassword);
      expect(refused).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
      expect(refused.retryAfter).toBeGreaterThan(0);
      expect(refused.retryAfter).toBeLessThanOrEqual(300);
      const signUp = await strict.request('/auth/v1/signup', {
        method: 'POST',
        from,
        body: JSON.stringify({ email: newEmail(), password: goodPassword }),
      });
      expect(signUp.status).toBe(429);
      expect((await signIn(strict, email, '203.0.113.2', goodPassword)).status).toBe(200);
    });
  });

  it('security: one address may sign up as often in an hour, with other sign-ins between', async () => {
    await withServer(database, { env: { AUTH_SIGN_IN_LIMIT: '2' } }, async (strict) => {
      const signUp = async (from: string) => {
        const body = JSON.stringify({ email: newEmail(), password: goodPassword });
        return (await strict.request('/auth/v1/signup', { method: 'POST', from, body })).headers.get('retry-after');
      };
      expect([await signUp('203.0.113.4'), await signUp('203.0.113.4')]).toEqual([null, null]);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
      onTestFinished(() => void vi.useRealTimers());
      expect(Number(await signUp('203.0.113.4'))).toBeGreaterThan(2_000);
      expect(await signUp('203.0.113.5')).toBeNull();
    });
  });

  it('security: an IPv6 network counts as one address', async () => {
    await withServer(database, { env: { AUTH_SIGN_IN_LIMIT: '1' } }, async (strict) => {
      expect((await signIn(strict, newEmail(), '2001:db8:1:2::1')).status).toBe(400);
      expect((await signIn(strict, newEmail(), '2001:db8:1:2:ffff::9')).status).toBe(429);
      expect((await signIn(strict, newEmail(), '2001:db8:1:102::1')).status).toBe(400);
    });
  });

  it('security: password attempts on one account are limited from any address, whether or not the account exists', async () => {
    await withServer(database, { env: { AUTH_ACCOUNT_LIMIT: '3' } }, async (strict) => {
      const { email } = await newAccount(strict);
      for (const target of [email, newEmail()]) {
        const statuses = await Promise.all(
          [1, 2, 3, 4, 5].map(async (host) => (await signIn(strict, target, `198.51.100.${host}`)).status),
        );
        expect(statuses.sort()).toEqual([400, 400, 400, 429, 429]);
      }
    });
  });

  it('security: a successful sign-in does not count as a failed attempt on the account', async () => {
    await withServer(database, { env: { AUTH_ACCOUNT_LIMIT: '2' } }, async (strict) => {
      const { email } = await newAccount(strict);
      for (let tries = 0; tries < 6; tries++)
        expect((await signIn(strict, email, '203.0.113.3', goodPassword)).status).toBe(200);
    });
  });

  it('security: wrong passwords from one address do not keep out who has the right one at another', async () => {
    await withServer(database, { env: { AUTH_ACCOUNT_LIMIT: '30' } }, async (strict) => {
      const { email } = await newAccount(strict);
      const wrong = [];
      for (let tries = 0; tries < 40; tries++) wrong.push((await signIn(strict, email, '198.51.100.1')).status);
      expect(wrong.filter((status) => status === 400)).toHaveLength(30);
      expect((await signIn(strict, email, '203.0.113.9', goodPassword)).status).toBe(200);
      expect((await signIn(strict, email, '198.51.100.1', goodPassword)).status).toBe(429);
    });
  });

  it('security: all guesses at one account are limited, also those of an address that has used up what counts of it', async () => {
    await withServer(database, { env: { AUTH_ACCOUNT_LIMIT: '6' } }, async (strict) => {
      const { email } = await newAccount(strict);
      let tried = 0;
      for (let host = 1; host <= 8; host++)
        for (let tries = 0; tries < 8; tries++)
          if ((await signIn(strict, email, `198.51.100.${host}`)).status === 400) tried += 1;
      // Two addresses with all of theirs, and a third one until two of each were counted.
      expect(tried).toBe(14);
    });
  });

  it('security: guesses from many addresses do not keep the owner out where they were signed in, and are limited there', async () => {
    await withServer(database, { env: { AUTH_ACCOUNT_LIMIT: '6' } }, async (strict) => {
      const { email, refreshToken } = await newAccount(strict);
      const [home, work, cafe] = ['203.0.113.11', '203.0.113.12', '203.0.113.13'];
      expect((await signIn(strict, email, home, goodPassword)).status).toBe(200);
      const renewed = await strict.request('/auth/v1/token?grant_type=refresh_token', {
        method: 'POST',
        from: work,
        body: JSON.stringify({ refresh_token: refreshToken }),
      });
      expect(renewed.status).toBe(200);
      for (let host = 1; host <= 6; host++)
        expect((await signIn(strict, email, `198.51.100.${host}`)).status).toBe(400);
      expect((await signIn(strict, email, cafe, goodPassword)).status).toBe(429);
      for (const known of [home, work]) expect((await signIn(strict, email, known, goodPassword)).status).toBe(200);
      for (let tries = 0; tries < 6; tries++) expect((await signIn(strict, email, home)).status).toBe(400);
      expect((await signIn(strict, email, home, goodPassword)).status).toBe(429);
    });
  });

  it('security: a mail lets the owner in, to a new password, while others guess from many addresses', async () => {
    await withServer(database, { env: { AUTH_ACCOUNT_LIMIT: '6' } }, async (strict) => {
      const { email } = await newAccount(strict);
      for (let host = 1; host <= 6; host++) await signIn(strict, email, `198.51.100.${host}`);
      const from = '203.0.113.14';
      expect((await signIn(strict, email, from, goodPassword)).status).toBe(429);
      const owner = strict.client({ 'x-test-address': from });
      await owner.auth.resetPasswordForEmail(email);
      const { code } = await newestMail(database, email, 'recovery');
      expect((await owner.auth.verifyOtp({ email, token: code, type: 'recovery' })).error).toBeNull();
      expect((await owner.auth.updateUser({ password: otherPassword })).error).toBeNull();
      expect((await signIn(strict, email, from, otherPassword)).status).toBe(200);
    });
  });

  it('security: guesses at the password in a session are limited, and others outside of it do not count there', async () => {
    await withServer(database, { env: { AUTH_ACCOUNT_LIMIT: '6' } }, async (strict) => {
      const { email, client } = await newAccount(strict);
      for (let host = 1; host <= 6; host++) await signIn(strict, email, `198.51.100.${host}`);
      const change = async (current_password: string) =>
        (await client.auth.updateUser({ password: otherPassword, current_password })).error?.code;
      for (let tries = 0; tries < 6; tries++) expect(await change('Wrong-one-9')).toBe('current_password_invalid');
      expect(await change(goodPassword)).toBe('over_request_rate_limit');
      const other = await newAccount(strict);
      for (let host = 1; host <= 6; host++) await signIn(strict, other.email, `198.51.100.${host}`);
      expect(
        (await other.client.auth.updateUser({ password: otherPassword, current_password: goodPassword })).error,
      ).toBeNull();
    });
  });

  it('security: attempts to guess a mailed code are limited per account', async () => {
    await withServer(database, { env: { AUTH_VERIFY_LIMIT: '3' } }, async (strict) => {
      const { email } = await newAccount(strict);
      await strict.client().auth.resetPasswordForEmail(email);
      const { code } = await newestMail(database, email, 'recovery');
      const guess = async (token: string, from: string) =>
        (
          await strict.request('/auth/v1/verify', {
            method: 'POST',
            from,
            body: JSON.stringify({ type: 'recovery', email, token }),
          })
        ).status;
      for (const host of [1, 2, 3]) expect(await guess('00000000', `198.51.100.${host}`)).toBe(403);
      expect(await guess(code, '198.51.100.4')).toBe(429);
    });
  });

  it('security: wrong codes from one address do not keep out who has the right one at another', async () => {
    await withServer(database, { env: { AUTH_VERIFY_LIMIT: '6' } }, async (strict) => {
      const { email } = await newAccount(strict);
      await strict.client().auth.resetPasswordForEmail(email);
      const { code } = await newestMail(database, email, 'recovery');
      const guess = async (token: string, from: string) =>
        (
          await strict.request('/auth/v1/verify', {
            method: 'POST',
            from,
            body: JSON.stringify({ type: 'recovery', email, token }),
          })
        ).status;
      const wrong = [];
      for (let tries = 0; tries < 8; tries++) wrong.push(await guess('00000000', '198.51.100.1'));
      expect(wrong).toEqual([403, 403, 403, 403, 403, 403, 429, 429]);
      expect(await guess(code, '198.51.100.4')).toBe(200);
    });
  });

  it('security: the emails and refreshes of one address are limited', async () => {
    await withServer(database, { env: { AUTH_MAIL_LIMIT: '2', AUTH_REFRESH_LIMIT: '2' } }, async (strict) => {
      const recover = async () =>
        (await strict.request('/auth/v1/recover', { method: 'POST', body: JSON.stringify({ email: newEmail() }) }))
          .status;
      expect([await recover(), await recover(), await recover()]).toEqual([200, 200, 429]);
      const refresh = async () =>
        (
          await strict.request('/auth/v1/token?grant_type=refresh_token', {
            method: 'POST',
            body: '{"refresh_token":"x"}',
          })
        ).status;
      expect([await refresh(), await refresh(), await refresh()]).toEqual([400, 400, 429]);
    });
  });

  it('security: who asks for mails to somebody else neither voids theirs nor keeps them from asking', async () => {
    await withServer(database, { env: { AUTH_MAIL_INTERVAL: '60' } }, async (strict) => {
      const { email } = await newAccount(strict);
      const recover = async (from: string) =>
        (await strict.request('/auth/v1/recover', { method: 'POST', from, body: JSON.stringify({ email }) })).status;
      expect(await recover('198.51.100.1')).toBe(200);
      const own = await newestMail(database, email, 'recovery');
      for (const host of [2, 3]) expect(await recover(`198.51.100.${host}`)).toBe(200);
      expect(await recover('198.51.100.3')).toBe(429);
      const opened = new URL((await fetch(own.link, { redirect: 'manual' })).headers.get('location') ?? '');
      expect(opened.hash).toContain('access_token=');
    });
  });

  it('security: nobody is flooded with mails, whoever asks for them, and what was mailed stays valid', async () => {
    await withServer(database, { env: { AUTH_MAIL_LIMIT: '9' } }, async (strict) => {
      const { email } = await newAccount(strict);
      const recover = async (from: string) =>
        (await strict.request('/auth/v1/recover', { method: 'POST', from, body: JSON.stringify({ email }) })).status;
      // At one place a third of what the recipient may get.
      expect([await recover('198.51.100.1'), await recover('198.51.100.1')]).toEqual([200, 429]);
      for (const host of [2, 3, 4, 5]) expect(await recover(`198.51.100.${host}`)).toBe(200);
      const { rows } = await database.tx((tx) =>
        tx.query<{ text: string }>('select text from public.outbox where recipient = $1 order by created_at', [email]),
      );
      expect(rows).toHaveLength(3);
      const [code = ''] = /\b\d{8}\b/.exec(rows[0]?.text ?? '') ?? [];
      expect((await strict.client().auth.verifyOtp({ email, token: code, type: 'recovery' })).error).toBeNull();
    });
  });
});

describe('user_metadata', () => {
  it('security: a sign-up with as much as fits can be changed afterwards', async () => {
    const signUp = async (length: number) => {
      const client = server.client();
      const data = { a: 'a'.repeat(length) };
      const { error } = await client.auth.signUp({ email: newEmail(), password: goodPassword, options: { data } });
      return { client, code: error?.code };
    };
    expect((await signUp(4088)).code).toBe('validation_failed');
    let length = 4088;
    let largest = await signUp(length);
    while (largest.code === 'validation_failed') largest = await signUp((length -= 8));
    expect(largest.code).toBeUndefined();
    expect((await largest.client.auth.updateUser({ data: { a: 'a'.repeat(length) } })).error).toBeNull();
  });

  it('security: has at most 4,096 bytes in all, at sign-up and however it is added', async () => {
    const tooLarge = { status: 400, code: 'validation_failed' };
    const data = (letter: string, length: number) => ({ [letter]: letter.repeat(length) });
    const { error } = await server
      .client()
      .auth.signUp({ email: newEmail(), password: goodPassword, options: { data: data('a', 4096) } });
    expect(error).toMatchObject(tooLarge);
    const { client } = await newAccount(server);
    expect((await client.auth.updateUser({ data: data('a', 2000) })).error).toBeNull();
    expect((await client.auth.updateUser({ data: data('b', 2000) })).error).toMatchObject(tooLarge);
    // Bytes, not characters.
    expect((await client.auth.updateUser({ data: data('語', 1000) })).error).toMatchObject(tooLarge);
    const { data: kept } = await client.auth.getUser();
    expect(Object.keys(kept.user?.user_metadata ?? {})).toEqual(expect.not.arrayContaining(['b', '語']));
    expect((await client.auth.updateUser({ data: { a: null } })).error).toBeNull();
    expect((await client.auth.updateUser({ data: data('b', 2000) })).error).toBeNull();
  });
});

describe('redirect_to', () => {
  it.each([
    'https://evil.com/',
    '//evil.com/',
    String.raw`/\evil.com`,
    String.raw`https:\\evil.com`,
    'javascript:alert(1)',
    'data:text/html,x',
    '\thttps://evil.com/',
    'https://user@evil.com/',
    'SITE@evil.com/',
    'http://evil.com@HOST/',
    'SITE.evil.com/',
    'SITE:80@evil.com/',
    String.raw`SITE\@evil.com/`,
    'https://allowed.example.evil.com/',
    'https://evil.com/https://allowed.example/',
    'https://allowed.example/elsewhere',
    'http://allowed.example/',
    'https://deep.example/app/../outside',
    'https://deep.example/application',
    'not an address',
  ])('security: a link never redirects to %s, only to the site and allowed URLs', async (asked) => {
    await withServer(
      database,
      { env: { AUTH_REDIRECT_URLS: 'https://allowed.example/, https://deep.example/app/**' } },
      async (strict) => {
        const { email } = await newAccount(strict);
        const target = asked.replace('SITE', strict.url).replace('HOST', new URL(strict.url).host);
        await strict.client().auth.resetPasswordForEmail(email, { redirectTo: target });
        const { link } = await newestMail(database, email, 'recovery');
        expect(link.searchParams.get('redirect_to')).toBe(`${strict.url}/`);
        // Nor when the link's redirect_to is tampered with.
        link.searchParams.set('redirect_to', target);
        const location = new URL((await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '');
        expect(`${location.origin}${location.pathname}`).toBe(`${strict.url}/`);
      },
    );
  });

  it('redirects to every allowed URL', async () => {
    await withServer(
      database,
      { env: { AUTH_REDIRECT_URLS: 'https://allowed.example/,https://deep.example/app/**' } },
      async (strict) => {
        for (const allowed of [
          `${strict.url}/auth?mode=new`,
          'https://allowed.example/',
          'https://deep.example/app/auth?x=1',
        ]) {
          const { email } = await newAccount(strict);
          await strict.client().auth.resetPasswordForEmail(email, { redirectTo: allowed });
          expect((await newestMail(database, email, 'recovery')).link.searchParams.get('redirect_to')).toBe(allowed);
        }
      },
    );
  });

  it('security: links in emails use the configured address, whatever Host header the request sends', async () => {
    const { email } = await newAccount(server);
    await server.request('/auth/v1/recover', {
      method: 'POST',
      headers: { 'x-forwarded-host': 'evil.com', referer: 'https://evil.com/' },
      body: JSON.stringify({ email }),
    });
    const { link } = await newestMail(database, email, 'recovery');
    expect(link.href.startsWith(`${server.url}/auth/v1/verify?`)).toBe(true);
    expect(link.searchParams.get('redirect_to')).toBe(`${server.url}/`);
  });
});
