/** What users do with an account when no mail server is configured, through the unmodified client, on both engines. */

import { createClient } from '@supabase/supabase-js';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { forEachEngine } from './engines.ts';
import { goodPassword, newEmail, newestMail, otherPassword, startAuthServer } from './auth-server.ts';
import type { AuthServer } from './auth-server.ts';

forEachEngine((engine) => {
  describe('an account, without a mail server', () => {
    let server: AuthServer;
    beforeAll(async () => {
      server = await startAuthServer(engine.database);
    });
    afterAll(() => server.close());

    it('is created and signed in at once', async () => {
      const email = newEmail();
      const { data, error } = await server.client().auth.signUp({
        email: ` ${email.toUpperCase()} `,
        password: goodPassword,
        options: { data: { name: 'Lydia' } },
      });
      expect(error).toBeNull();
      expect(data.session).toMatchObject({
        token_type: 'bearer',
        expires_in: 3600,
        access_token: expect.any(String),
        refresh_token: expect.any(String),
      });
      expect(data.user).toMatchObject({
        email,
        aud: 'authenticated',
        role: 'authenticated',
        email_confirmed_at: expect.any(String),
        is_anonymous: false,
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: { name: 'Lydia', email, email_verified: true },
      });
      expect(data.user?.identities).toEqual([
        expect.objectContaining({ provider: 'email', id: data.user?.id, user_id: data.user?.id, email }),
      ]);
    });

    it('gets access tokens that anyone can verify with the published key (ES256), valid for one hour', async () => {
      const client = server.client();
      const { data } = await client.auth.signUp({ email: newEmail(), password: goodPassword });
      const { payload, protectedHeader } = await jwtVerify(
        data.session?.access_token ?? '',
        createRemoteJWKSet(new URL(`${server.url}/auth/v1/.well-known/jwks.json`)),
      );
      expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: expect.any(String) });
      expect(payload).toMatchObject({
        iss: `${server.url}/auth/v1`,
        sub: data.user?.id,
        aud: 'authenticated',
        role: 'authenticated',
        email: data.user?.email,
        aal: 'aal1',
        amr: [{ method: 'password', timestamp: expect.any(Number) }],
        session_id: expect.any(String),
        app_metadata: { provider: 'email' },
        user_metadata: { email: data.user?.email },
      });
      expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
      const claims = await client.auth.getClaims();
      expect(claims.data?.claims.sub).toBe(data.user?.id);
    });

    it('signs in again, regardless of the address’s case', async () => {
      const email = newEmail();
      await server.client().auth.signUp({ email, password: goodPassword });
      const { data, error } = await server
        .client()
        .auth.signInWithPassword({ email: email.toUpperCase(), password: goodPassword });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email, last_sign_in_at: expect.any(String) });
    });

    it('cannot be created twice', async () => {
      const email = newEmail();
      await server.client().auth.signUp({ email, password: goodPassword });
      const { error } = await server.client().auth.signUp({ email, password: otherPassword });
      expect(error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' });
    });

    it('is created once by two concurrent requests', async () => {
      const email = newEmail();
      const results = await Promise.all(
        [1, 2, 3].map(() => server.client().auth.signUp({ email, password: goodPassword })),
      );
      expect(results.filter(({ error }) => error === null)).toHaveLength(1);
      expect(results.flatMap(({ error }) => error?.code ?? [])).toEqual(['user_already_exists', 'user_already_exists']);
    });

    it('stays signed in by refreshing', async () => {
      const client = server.client();
      const before = (await client.auth.signUp({ email: newEmail(), password: goodPassword })).data.session;
      const { data, error } = await client.auth.refreshSession();
      expect(error).toBeNull();
      expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
      expect((await client.auth.getUser()).data.user?.id).toBe(before?.user.id);
      expect((await client.auth.refreshSession()).error).toBeNull();
    });

    it('merges user metadata field by field', async () => {
      const client = server.client();
      await client.auth.signUp({
        email: newEmail(),
        password: goodPassword,
        options: { data: { name: 'Silas', city: 'Berea' } },
      });
      const { data, error } = await client.auth.updateUser({
        data: { city: null, tongue: 'Greek', sub: 'someone else' },
      });
      expect(error).toBeNull();
      expect(data.user?.user_metadata).toMatchObject({ name: 'Silas', tongue: 'Greek', sub: data.user?.id });
      expect(data.user?.user_metadata).not.toHaveProperty('city');
    });

    it('can be recovered by email: the link signs in, the new password works, the old one does not', async () => {
      const email = newEmail();
      await server.client().auth.signUp({ email, password: goodPassword });
      expect(
        (await server.client().auth.resetPasswordForEmail(email, { redirectTo: `${server.url}/auth?mode=new` })).error,
      ).toBeNull();
      const { link } = await newestMail(engine.database, email, 'recovery');
      const response = await fetch(link, { redirect: 'manual' });
      expect(response.status).toBe(303);
      const target = new URL(response.headers.get('location') ?? '');
      expect(target.href).toContain(`${server.url}/auth?mode=new#`);
      const fragment = new URLSearchParams(target.hash.slice(1));
      expect(Object.fromEntries(fragment)).toMatchObject({
        type: 'recovery',
        token_type: 'bearer',
        expires_in: '3600',
        expires_at: expect.any(String),
      });

      const client = server.client();
      await client.auth.setSession({
        access_token: fragment.get('access_token') ?? '',
        refresh_token: fragment.get('refresh_token') ?? '',
      });
      expect((await client.auth.updateUser({ password: otherPassword })).error).toBeNull();
      expect((await server.client().auth.signInWithPassword({ email, password: otherPassword })).error).toBeNull();
      expect((await server.client().auth.signInWithPassword({ email, password: goodPassword })).error?.code).toBe(
        'invalid_credentials',
      );
    });

    it('can be signed out on this device, on others or everywhere', async () => {
      const email = newEmail();
      const phone = server.client();
      await phone.auth.signUp({ email, password: goodPassword });
      const signIn = async () => {
        const device = server.client();
        const token =
          (await device.auth.signInWithPassword({ email, password: goodPassword })).data.session?.access_token ?? '';
        return { device, isIn: async () => (await device.auth.getUser(token)).error === null };
      };
      const [first, second, third] = [await signIn(), await signIn(), await signIn()];
      await first.device.auth.signOut({ scope: 'local' });
      expect([await first.isIn(), await second.isIn(), await third.isIn()]).toEqual([false, true, true]);
      await second.device.auth.signOut({ scope: 'others' });
      expect([await second.isIn(), await third.isIn()]).toEqual([true, false]);
      expect((await phone.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
      expect((await second.device.auth.signOut()).error).toBeNull();
      expect(await second.isIn()).toBe(false);
    });

    it('is deleted with all its data, using the secret key', async () => {
      const email = newEmail();
      const client = server.client();
      const { data } = await client.auth.signUp({ email, password: goodPassword });
      await client.auth.resetPasswordForEmail(email);
      const { error } = await createClient(server.url, server.keys.secret, {
        auth: { persistSession: false },
      }).auth.admin.deleteUser(data.user?.id ?? '');
      expect(error).toBeNull();
      expect((await client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' });
      expect((await server.client().auth.signInWithPassword({ email, password: goodPassword })).error?.code).toBe(
        'invalid_credentials',
      );
      const left = await engine.database.tx((tx) =>
        tx.query(
          `select (select count(*) from auth.identities where user_id = $1) + (select count(*) from auth.sessions where user_id = $1) + (select count(*) from auth.refresh_tokens where user_id = $1)
             + (select count(*) from auth.one_time_tokens where user_id = $1) + (select count(*) from public.outbox where recipient = $2) as left`,
          [data.user?.id, email],
        ),
      );
      expect(left.rows).toEqual([{ left: 0 }]);
    });
  });
});
