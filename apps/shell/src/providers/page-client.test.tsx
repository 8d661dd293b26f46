import { noteAskedMail } from '@berea/shell-api';
import {
  fakeNetwork,
  json,
  testKey,
  testSession,
  testUrl,
  testUser,
  unreachable,
  type Routes,
} from '@berea/shell-api/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageClient } from './page-client.ts';
import { sessionStorageByClock } from './session-storage.ts';

const connection = { supabaseUrl: testUrl, supabaseKey: testKey, backend: undefined };
const storageKey = 'sb-supabase-auth-token';

beforeEach(() => {
  // Supabase warns about several clients on a page.
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', fakeNetwork({ '/auth/v1/token': () => json(testSession) }).fetch);
  history.replaceState(null, '', '/');
});

const inLink = { ...testUser, id: '0b6f4a3e-0000-4000-8000-000000000002', email: 'simon@samaria.example' };
const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
/** As the auth server makes it: the client reads when it expires. */
const linkToken = `${part({ alg: 'ES256' })}.${part({ sub: inLink.id, exp: 4102444800 })}.sig`;
const link = (type: string) =>
  `access_token=${linkToken}&refresh_token=linked&expires_in=3600&token_type=bearer&type=${type}`;

/** A page that was opened at an address. */
function openedAt(address: string, routes: Routes = { '/auth/v1/user': () => json(inLink) }) {
  vi.stubGlobal('fetch', fakeNetwork(routes).fetch);
  history.replaceState(null, '', address);
  return pageClient(connection);
}
const signedIn = async (page: ReturnType<typeof pageClient>) =>
  (await (await page.client()).auth.getSession()).data.session?.user.email;

const isLoaded = (page: ReturnType<typeof pageClient>) =>
  Promise.race([page.loaded.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, 50, false))]);

describe('the client of a page', () => {
  it('is not loaded for the calls of a visitor', async () => {
    const page = pageClient(connection);
    expect(page.sessionExpected).toBe(false);
    await expect(page.accessToken()).resolves.toBeUndefined();
    await expect(isLoaded(page)).resolves.toBe(false);
  });

  it('is loaded once, however many parts of the page ask for it', async () => {
    const page = pageClient(connection);
    const [one, other] = await Promise.all([page.client(), page.client()]);
    expect(one).toBe(other);
    await expect(page.loaded).resolves.toBe(one);
  });

  it('has the session that is stored, and its token for calls', async () => {
    localStorage.setItem(storageKey, JSON.stringify(testSession));
    const page = pageClient(connection);
    expect(page.sessionExpected).toBe(true);
    await expect(page.accessToken()).resolves.toBe(testSession.access_token);
    expect((await (await page.client()).auth.getSession()).data.session?.user.id).toBe(testSession.user.id);
  });

  it('stores the session where earlier releases did', async () => {
    const client = await pageClient(connection).client();
    expect(client.auth['storageKey']).toBe(storageKey);
  });

  it("expects a session from a mail's link", () => {
    expect(openedAt(`/#${link('signup')}`).sessionExpected).toBe(true);
    expect(openedAt('/bible/john/3#16').sessionExpected).toBe(false);
  });

  it.each(['signup', 'recovery', 'email_change'])("signs in with the link of a mail of type '%s'", async (type) => {
    noteAskedMail(inLink.email);
    const page = openedAt(`/profile#${link(type)}`);
    expect(await signedIn(page)).toBe(inLink.email);
    expect(await page.linked).toMatchObject({ kind: 'signed-in', user: { email: inLink.email } });
    expect(location.href).toMatch(/\/profile$/);
  });

  it.each([
    ['of a type that no mail has', `/profile#${link('magiclink')}`],
    ['without a type', `/profile#access_token=${linkToken}&refresh_token=linked&expires_in=3600&token_type=bearer`],
    ['in the query', `/profile?${link('signup')}`],
  ])('security: takes no session %s', async (_, address) => {
    const page = openedAt(address);
    expect(page.sessionExpected).toBe(false);
    expect(await signedIn(page)).toBeUndefined();
    expect(location.hash).toBe('');
  });

  it('security: a link for another account leaves who is signed in, until they change', async () => {
    localStorage.setItem(storageKey, JSON.stringify(testSession));
    const page = openedAt(`/profile#${link('signup')}`);
    expect(await signedIn(page)).toBe(testUser.email);
    expect(await page.linked).toMatchObject({ kind: 'other', user: { id: inLink.id }, here: { id: testUser.id } });
    expect(location.hash).toBe('');
    await page.followLink();
    expect(await signedIn(page)).toBe(inLink.email);
  });

  it('security: a link that nobody asked for in this browser signs nobody in until they say so; asking counts once', async () => {
    noteAskedMail(` ${inLink.email.toUpperCase()}`);
    expect(await signedIn(openedAt(`/#${link('signup')}`))).toBe(inLink.email);
    localStorage.removeItem(storageKey);
    const page = openedAt(`/#${link('signup')}`);
    expect(await signedIn(page)).toBeUndefined();
    expect(await page.linked).toMatchObject({ kind: 'unexpected', user: { email: inLink.email } });
    expect(location.hash).toBe('');
    await page.followLink();
    expect(await signedIn(page)).toBe(inLink.email);
  });

  it.each([
    ['an hour after it', inLink.email, 3_600_000],
    ['before it', inLink.email, -60_000],
    ['for another address', 'lydia@thyatira.example', 0],
  ])('security: a link counts as unasked %s was asked for', async (_, email, age) => {
    localStorage.setItem('berea:mail-asked', JSON.stringify({ email, at: Date.now() - age }));
    expect(
      await openedAt(`/#${link('signup')}`)
        .client()
        .then(() => signedIn(openedAt('/'))),
    ).toBeUndefined();
  });

  it('takes the new session of the account that is signed in', async () => {
    localStorage.setItem(storageKey, JSON.stringify({ ...testSession, user: inLink }));
    const page = openedAt(`/profile#${link('email_change')}`);
    expect(await page.accessToken()).toBe(linkToken);
    expect(await page.linked).toMatchObject({ kind: 'signed-in' });
  });

  it.each<[string, Routes, string]>([
    ['refused', { '/auth/v1/user': () => json({ code: 'bad_jwt', message: 'invalid JWT' }, 403) }, ''],
    ['unanswered', { '/auth/v1/user': unreachable }, `#${link('signup')}`],
  ])('says that a link was %s', async (kind, routes, left) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const page = openedAt(`/#${link('signup')}`, routes);
    expect(await signedIn(page)).toBeUndefined();
    expect(await page.linked).toEqual({ kind });
    expect(location.hash).toBe(left);
  });

  describe.each([
    ['is 65 minutes ahead', 65],
    ['is right', 0],
    ['is 65 minutes behind', -65],
  ])('with a clock that %s', (_, minutes) => {
    const serverTime = Date.UTC(2026, 10, 28) / 1000;
    const clock = (after: number) => vi.setSystemTime((serverTime + minutes * 60 + after) * 1000);
    let made: number;

    beforeEach(async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      clock(0);
      const answer = (count: number): object => {
        const [iat, exp] = [serverTime + count * 3600, serverTime + (count + 1) * 3600];
        const access_token = `${part({ alg: 'ES256' })}.${part({ iat, exp, count })}.sig`;
        return { ...testSession, access_token, expires_at: exp };
      };
      made = 0;
      vi.stubGlobal('fetch', fakeNetwork({ '/auth/v1/token': () => json(answer(made++)) }).fetch);
      const { auth } = await pageClient(connection).client();
      await auth.signInWithPassword({ email: 'lydia@thyatira.example', password: 'Purple-1' });
    });

    it('five pages do not renew a session that was just made', async () => {
      for (let page = 0; page < 5; page++) await pageClient(connection).accessToken();
      expect(made).toBe(1);
    });

    it('a page renews a session that is about to expire', async () => {
      clock(3_550);
      await pageClient(connection).accessToken();
      expect(made).toBe(2);
    });
  });

  it('trusts the time of the server again when the clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const serverTime = Date.UTC(2026, 10, 28) / 1000;
    vi.setSystemTime((serverTime + 65 * 60) * 1000);
    const access_token = `${part({ alg: 'ES256' })}.${part({ iat: serverTime, exp: serverTime + 3600 })}.sig`;
    const { setItem, getItem } = sessionStorageByClock;
    setItem(storageKey, JSON.stringify({ ...testSession, access_token }));
    vi.setSystemTime((serverTime + 600) * 1000);
    expect(JSON.parse(getItem(storageKey)!)).toMatchObject({ expires_at: serverTime + 3600 });
  });

  it('has nobody signed in when the browser allows no storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(pageClient(connection).sessionExpected).toBe(false);
  });

  it('gives a token to calls after somebody signed in', async () => {
    const page = pageClient(connection);
    const { auth } = await page.client();
    await auth.signInWithPassword({ email: 'lydia@thyatira.example', password: 'Purple-1' });
    await expect(page.accessToken()).resolves.toBe(testSession.access_token);
  });
});
