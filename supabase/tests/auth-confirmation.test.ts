/** Accounts whose address is confirmed by email, through the unmodified client, on both engines. */

import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { forEachEngine, onOneEngine } from './engines.ts';
import { startInbox, textOf } from '@berea/embedded/testing/smtp-inbox';
import { goodPassword, newEmail, newestMail, otherPassword, startAuthServer, withServer } from './auth-server.ts';
import type { AuthServer } from './auth-server.ts';

forEachEngine((engine) => {
  describe('an account, with a mail server', () => {
    it('is confirmed by the delivered email, whose link opens the site signed in', async () => {
      await engine.database.tx((tx) => tx.exec('delete from public.outbox'));
      const inbox = await startInbox();
      const server = await startAuthServer(engine.database, {
        mailEnv: { SMTP_URL: `smtp://127.0.0.1:${inbox.port}`, SMTP_FROM: 'berea@berea.example' },
      });
      try {
        const email = newEmail();
        expect((await server.client().auth.signUp({ email, password: goodPassword })).data.session).toBeNull();
        await expect.poll(() => inbox.received.length, { timeout: 20_000 }).toBe(1);
        expect(inbox.received[0]?.to).toEqual([email]);
        const link = /http\S+\/verify\?\S+/.exec(inbox.received[0] ? textOf(inbox.received[0]) : '')?.[0] ?? '';
        const location = new URL((await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '');
        expect(location.pathname).toBe('/');
        const token = new URLSearchParams(location.hash.slice(1)).get('access_token') ?? '';
        expect((await server.client().auth.getUser(token)).data.user?.email).toBe(email);
      } finally {
        await server.close();
        await inbox.stop();
      }
    });
  });

  describe('an account, with confirmation by mail', () => {
    let server: AuthServer;
    beforeAll(async () => {
      server = await startAuthServer(engine.database, { confirmEmail: true });
    });
    afterAll(() => server.close());

    it('waits for the link in the email, which opens the site signed in', async () => {
      const email = newEmail();
      const { data, error } = await server
        .client()
        .auth.signUp({ email, password: goodPassword, options: { emailRedirectTo: `${server.url}/` } });
      expect([error, data.session, data.user?.identities?.length, data.user?.email_confirmed_at]).toEqual([
        null,
        null,
        1,
        undefined,
      ]);
      expect((await server.client().auth.signInWithPassword({ email, password: goodPassword })).error).toMatchObject({
        status: 400,
        code: 'email_not_confirmed',
      });

      const { link } = await newestMail(engine.database, email, 'confirmation');
      const location = new URL((await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '');
      expect(`${location.origin}${location.pathname}${location.search}`).toBe(`${server.url}/`);
      const token = new URLSearchParams(location.hash.slice(1)).get('access_token') ?? '';
      expect((await server.client().auth.getUser(token)).data.user).toMatchObject({
        email,
        email_confirmed_at: expect.any(String),
        user_metadata: { email_verified: true },
      });
      expect((await server.client().auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
    });

    it('can be confirmed by typing the code', async () => {
      const email = newEmail();
      await server.client().auth.signUp({ email, password: goodPassword });
      const { code } = await newestMail(engine.database, email, 'confirmation');
      const { data, error } = await server.client().auth.verifyOtp({ email, token: code, type: 'signup' });
      expect(error).toBeNull();
      expect(data.session?.user.email).toBe(email);
    });

    it.each([0, 1])(
      'can request a second email: either opens the account (%i), and then the other does not',
      async (used) => {
        const email = newEmail();
        await server.client().auth.signUp({ email, password: goodPassword });
        const first = await newestMail(engine.database, email, 'confirmation');
        expect((await server.client().auth.resend({ type: 'signup', email })).error).toBeNull();
        const links = [first.link, (await newestMail(engine.database, email, 'confirmation')).link];
        const hashOf = async (link: URL | undefined) =>
          new URL((await fetch(link ?? '', { redirect: 'manual' })).headers.get('location') ?? '').hash;
        expect(await hashOf(links[used])).toContain('access_token=');
        expect(await hashOf(links[1 - used])).toContain('error_code=otp_expired');
        expect(await signIn(email, goodPassword)).toBeUndefined();
      },
    );

    /** Opens the link in the newest confirmation mail. Returns a client with its session, and the fragment of the address. */
    async function confirm(email: string) {
      const { link } = await newestMail(engine.database, email, 'confirmation');
      const fragment = new URLSearchParams(
        new URL((await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '').hash.slice(1),
      );
      const client = server.client();
      await client.auth.setSession({
        access_token: fragment.get('access_token') ?? '',
        refresh_token: fragment.get('refresh_token') ?? '',
      });
      return { client, fragment };
    }
    const signIn = async (email: string, password: string) =>
      (await server.client().auth.signInWithPassword({ email, password })).error?.code;

    it.each([
      ['before', [otherPassword, goodPassword]],
      ['after', [goodPassword, otherPassword]],
    ])(
      'security: a sign-up of somebody else %s that of the owner opens nothing: who confirms chooses a new password',
      async (_, passwords) => {
        const email = newEmail();
        for (const password of passwords)
          await server.client().auth.signUp({ email, password, options: { data: { name: password } } });
        const { client, fragment } = await confirm(email);
        expect(fragment.get('type')).toBe('recovery');
        for (const password of passwords) expect(await signIn(email, password)).toBe('invalid_credentials');
        expect((await client.auth.getUser()).data.user?.user_metadata).not.toHaveProperty('name');
        expect((await client.auth.updateUser({ password: 'Chosen-by-me-3' })).error).toBeNull();
        expect(await signIn(email, 'Chosen-by-me-3')).toBeUndefined();
        for (const password of passwords) expect(await signIn(email, password)).toBe('invalid_credentials');
      },
    );

    it.each([
      ['from the same place', '198.51.100.1', []],
      ['from another place', '198.51.100.2', []],
      ['after the mail was sent again', '198.51.100.2', ['198.51.100.1', '198.51.100.3']],
      ['when its owner has had enough mails', '198.51.100.9', [3, 4, 5, 6, 7, 8].map((host) => `198.51.100.${host}`)],
    ])(
      'security: a second sign-up %s within the mail interval voids the first, and is told nothing',
      async (_, from, resent) => {
        await withServer(
          engine.database,
          { confirmEmail: true, env: { AUTH_MAIL_INTERVAL: '60', AUTH_MAIL_LIMIT: '12' } },
          async (strict) => {
            const email = newEmail();
            const ask = async (path: string, place: string, password: string) =>
              (
                await strict.request(`/auth/v1/${path}`, {
                  method: 'POST',
                  from: place,
                  body: JSON.stringify({ type: 'signup', email, password }),
                })
              ).status;
            expect(await ask('signup', '198.51.100.1', otherPassword)).toBe(200);
            for (const place of resent) await ask('resend', place, '');
            expect(await ask('signup', from, goodPassword)).toBe(200);
            expect((await confirm(email)).fragment.get('type')).toBe('recovery');
            for (const password of [otherPassword, goodPassword])
              expect(await signIn(email, password)).toBe('invalid_credentials');
          },
        );
      },
    );

    it('security: after several sign-ups the typed code asks for a new password, too', async () => {
      const email = newEmail();
      for (const password of [otherPassword, goodPassword]) await server.client().auth.signUp({ email, password });
      const { code } = await newestMail(engine.database, email, 'confirmation');
      const client = server.client();
      const { data } = await client.auth.verifyOtp({ email, token: code, type: 'signup' });
      expect(decodeJwt(data.session?.access_token ?? '')['amr']).toMatchObject([{ method: 'recovery' }]);
      for (const password of [otherPassword, goodPassword])
        expect(await signIn(email, password)).toBe('invalid_credentials');
    });

    it('security: a recovery mail that confirms an account voids the sign-up of somebody else, and its mail', async () => {
      const email = newEmail();
      await server.client().auth.signUp({ email, password: otherPassword });
      const { link } = await newestMail(engine.database, email, 'confirmation');
      await server.client().auth.resetPasswordForEmail(email);
      const { code } = await newestMail(engine.database, email, 'recovery');
      const client = server.client();
      await client.auth.verifyOtp({ email, token: code, type: 'recovery' });
      expect(await signIn(email, otherPassword)).toBe('invalid_credentials');
      expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toContain('otp_expired');
      expect((await client.auth.updateUser({ password: goodPassword })).error).toBeNull();
      expect([await signIn(email, goodPassword), await signIn(email, otherPassword)]).toEqual([
        undefined,
        'invalid_credentials',
      ]);
    });

    it('security: an account that was made before sign-ups were kept apart asks for a new password', async () => {
      const email = newEmail();
      await server.client().auth.signUp({ email, password: goodPassword });
      await engine.database.tx(async (tx) => {
        await tx.query(
          `update auth.users u set encrypted_password = t.encrypted_password
           from auth.one_time_tokens t where t.user_id = u.id and u.email = $1`,
          [email],
        );
        await tx.query('update auth.one_time_tokens set encrypted_password = null where relates_to = $1', [email]);
      });
      expect((await confirm(email)).fragment.get('type')).toBe('recovery');
      expect(await signIn(email, goodPassword)).toBe('invalid_credentials');
    });

    it('keeps password and data of the one sign-up, also when its mail is sent again', async () => {
      const email = newEmail();
      await server.client().auth.signUp({ email, password: goodPassword, options: { data: { name: 'Lydia' } } });
      await server.client().auth.resend({ type: 'signup', email });
      const { client, fragment } = await confirm(email);
      expect(fragment.get('type')).toBe('signup');
      expect((await client.auth.getUser()).data.user?.user_metadata).toMatchObject({
        name: 'Lydia',
        email_verified: true,
      });
      expect(await signIn(email, goodPassword)).toBeUndefined();
    });

    it('changes its address once both addresses have confirmed', async () => {
      const [email, next] = [newEmail(), newEmail()];
      const client = server.client();
      await client.auth.signUp({ email, password: goodPassword });
      const { code } = await newestMail(engine.database, email, 'confirmation');
      await client.auth.verifyOtp({ email, token: code, type: 'signup' });
      const { data, error } = await client.auth.updateUser({ email: next });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email, new_email: next });

      const toNew = await newestMail(engine.database, next, 'email_change');
      const first = new URL((await fetch(toNew.link, { redirect: 'manual' })).headers.get('location') ?? '');
      expect(first.hash).toContain('message=Confirmation+link+accepted');
      expect((await client.auth.getUser()).data.user?.email).toBe(email);

      // A stranger asks for the mails again: the other address alone gets one, and what was agreed to stays so.
      await server.client().auth.resend({ type: 'email_change', email });
      expect((await newestMail(engine.database, next, 'email_change')).link.href).toBe(toNew.link.href);
      const toOld = await newestMail(engine.database, email, 'email_change');
      const { data: done } = await server
        .client()
        .auth.verifyOtp({ token_hash: toOld.link.searchParams.get('token') ?? '', type: 'email_change' });
      expect(done.user).toMatchObject({ email: next });
      expect((await server.client().auth.signInWithPassword({ email: next, password: goodPassword })).error).toBeNull();
    });
  });
}, onOneEngine);
