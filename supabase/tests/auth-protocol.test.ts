/** The format of responses, which the client parses, and the features that are not served. */

import { afterAll, describe, expect, it } from 'vitest';

import type { Database } from '@berea/embedded';
import { startAuth } from './auth-database.ts';
import { goodPassword, newAccount, newEmail, newestMail, withServer } from './auth-server.ts';

const { database, server, close } = await startAuth();
afterAll(close);

describe('error responses', () => {
  const wrong = { method: 'POST', body: JSON.stringify({ email: 'nobody@berea.example', password: 'x' }) };

  it('have a code and a message in the API version that supabase-js asks for, which is echoed', async () => {
    for (const version of ['2024-01-01', '2025-06-01']) {
      const response = await server.request('/auth/v1/token?grant_type=password', {
        ...wrong,
        headers: { 'x-supabase-api-version': version },
      });
      expect([response.headers.get('x-supabase-api-version'), response.headers.get('x-sb-error-code')]).toEqual([
        '2024-01-01',
        'invalid_credentials',
      ]);
      expect(await response.json()).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
    }
  });

  it('have the older format without a known API version', async () => {
    for (const headers of [{}, { 'x-supabase-api-version': 'soon' }] as Record<string, string>[]) {
      const response = await server.request('/auth/v1/token?grant_type=password', { ...wrong, headers });
      expect([response.headers.get('x-supabase-api-version'), response.headers.get('x-sb-error-code')]).toEqual([
        null,
        'invalid_credentials',
      ]);
      expect(await response.json()).toEqual({
        code: 400,
        error_code: 'invalid_credentials',
        msg: 'Invalid login credentials',
      });
    }
  });

  it.each([
    '',
    '{',
    '[]',
    '"text"',
    'null',
    '{"email":1}',
    '{"email":"a@b.example","password":{}}',
    '{"email":"a@b.example","password":"Grace-and-1","data":[]}',
  ])('name the invalid part of the body: %s', async (body) => {
    const response = await server.request('/auth/v1/signup', { method: 'POST', body });
    expect([response.status, await response.json()]).toMatchObject([400, { error_code: 'bad_json' }]);
  });

  it.each([
    '',
    'reader',
    'reader@',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example,c@d.example',
    '"a b"@c.example',
    `${'x'.repeat(250)}@b.example`,
    'a\u0000@b.example',
  ])('name an invalid address: %j', async (email) => {
    for (const path of ['/auth/v1/signup', '/auth/v1/recover']) {
      const response = await server.request(path, {
        method: 'POST',
        body: JSON.stringify({ email, password: goodPassword }),
      });
      expect([response.status, await response.json()]).toMatchObject([400, { error_code: 'validation_failed' }]);
    }
  });

  it('cover values the database cannot store, and bodies that are too large', async () => {
    const nul = await server.request('/auth/v1/signup', {
      method: 'POST',
      body: JSON.stringify({ email: newEmail(), password: goodPassword, data: { name: '\u0000' } }),
    });
    expect([nul.status, await nul.json()]).toMatchObject([400, { error_code: 'validation_failed' }]);
    const large = await server.request('/auth/v1/signup', {
      method: 'POST',
      body: JSON.stringify({ email: newEmail(), password: goodPassword, data: { name: 'x'.repeat(70_000) } }),
    });
    expect(large.status).toBe(413);
  });

  it('name an unknown grant and an unknown scope', async () => {
    expect((await server.request('/auth/v1/token?grant_type=magic', { method: 'POST', body: '{}' })).status).toBe(400);
    const { accessToken } = await newAccount(server);
    const logout = await server.request('/auth/v1/logout?scope=everything', {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect([logout.status, await logout.json()]).toMatchObject([400, { error_code: 'validation_failed' }]);
  });
});

describe('a feature that only a real project serves', () => {
  it.each([
    ['POST', '/otp'],
    ['POST', '/magiclink'],
    ['GET', '/factors'],
    ['POST', '/factors/1/verify'],
    ['GET', '/authorize?provider=google'],
    ['GET', '/callback'],
    ['POST', '/sso'],
    ['POST', '/saml/acs'],
    ['GET', '/user/identities/authorize'],
    ['DELETE', '/user/identities/1'],
    ['GET', '/user/oauth/grants'],
    ['GET', '/oauth/authorizations/1'],
    ['GET', '/passkeys'],
    ['POST', '/invite'],
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['PUT', '/admin/users/1'],
    ['POST', '/admin/generate_link'],
    ['GET', '/admin/oauth/clients'],
    ['POST', '/token?grant_type=pkce'],
    ['POST', '/token?grant_type=id_token'],
    ['POST', '/token?grant_type=web3'],
  ])('answers 501 with an explanation: %s %s', async (method, path) => {
    const response = await server.request(`/auth/v1${path}`, { method });
    expect([response.status, await response.json()]).toMatchObject([
      501,
      { error_code: 'not_implemented', msg: expect.stringContaining('a real Supabase project serves it') },
    ]);
  });

  it('includes the PKCE flow', async () => {
    const response = await server.request('/auth/v1/recover', {
      method: 'POST',
      body: JSON.stringify({ email: newEmail(), code_challenge: 'abc', code_challenge_method: 's256' }),
    });
    expect(response.status).toBe(501);
  });

  it('is distinguished from an unknown path, which gets 404 as JSON', async () => {
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/nowhere'],
      ['GET', '/signup'],
      ['DELETE', '/user'],
    ] as const) {
      const response = await server.request(`/auth/v1${path}`, { method });
      expect([response.status, await response.json()]).toMatchObject([404, { error_code: 'not_found' }]);
    }
  });

  it('is distinguished from a disabled feature: anonymous accounts, phone numbers, sign-up', async () => {
    expect((await server.client().auth.signInAnonymously()).error?.code).toBe('anonymous_provider_disabled');
    expect((await server.client().auth.signUp({ phone: '15551234567', password: goodPassword })).error?.code).toBe(
      'phone_provider_disabled',
    );
    await withServer(database, { env: { AUTH_DISABLE_SIGNUP: 'true' } }, async (closed) => {
      expect((await closed.client().auth.signUp({ email: newEmail(), password: goodPassword })).error).toMatchObject({
        status: 422,
        code: 'signup_disabled',
      });
    });
  });
});

describe('public information', () => {
  it('lists the sign-in methods, the health status, and only the public key', async () => {
    expect(await (await server.request('/auth/v1/settings')).json()).toMatchObject({
      external: { email: true, phone: false, google: false },
      disable_signup: false,
      mailer_autoconfirm: true,
    });
    expect((await server.request('/auth/v1/health')).status).toBe(200);
    const jwks = await (await server.request('/auth/v1/.well-known/jwks.json')).text();
    expect(JSON.parse(jwks)).toMatchObject({ keys: [{ kty: 'EC', crv: 'P-256', alg: 'ES256' }] });
    expect(jwks).not.toContain('"d"');
  });
});

describe('secrets', () => {
  it('security: responses with tokens are not cacheable', async () => {
    const { refreshToken } = await newAccount(server);
    const response = await server.request('/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      body: JSON.stringify({ refresh_token: refreshToken }),
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('security: the log of a failure contains no password, token or address', async () => {
    const failing: Database = {
      ...database,
      kind: database.kind,
      close: database.close,
      tx: () => Promise.reject(new Error(`insert failed: Key (email)=(lydia@berea.example) ${goodPassword}`)),
    };
    await withServer(failing, {}, async (broken) => {
      const { error } = await broken.client().auth.signUp({ email: 'lydia@berea.example', password: goodPassword });
      expect(error).toMatchObject({ status: 500 });
      const response = await broken.request('/auth/v1/recover', {
        method: 'POST',
        body: '{"email":"lydia@berea.example"}',
      });
      expect([response.status, await response.json()]).toMatchObject([500, { error_code: 'unexpected_failure' }]);
      expect(broken.log.join('\n')).toContain('POST /auth/v1/signup failed');
      expect(broken.log.join('\n')).not.toMatch(/lydia|Grace-and-peace/);
    });
  });

  it('security: the API roles can neither read nor write the accounts', async () => {
    const { email } = await newAccount(server);
    await server.client().auth.resetPasswordForEmail(email);
    await newestMail(database, email, 'recovery');
    for (const role of ['anon', 'authenticated', 'service_role']) {
      for (const table of ['users', 'identities', 'sessions', 'refresh_tokens', 'one_time_tokens']) {
        await expect(
          database.tx(async (tx) => {
            await tx.query(`set local role ${role}`);
            return tx.query(`select * from auth.${table}`);
          }),
        ).rejects.toMatchObject({ code: '42501' });
      }
    }
  });
});
