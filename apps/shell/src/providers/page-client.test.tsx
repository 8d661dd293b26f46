import { fakeNetwork, json, testKey, testSession, testUrl } from '@berea/shell-api/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageClient } from './page-client.ts';

const connection = { supabaseUrl: testUrl, supabaseKey: testKey, backend: undefined };
const storageKey = 'sb-supabase-auth-token';

beforeEach(() => {
  // Supabase warns about several clients on a page.
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', fakeNetwork({ '/auth/v1/token': () => json(testSession) }).fetch);
  history.replaceState(null, '', '/');
});

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
    history.replaceState(null, '', '/#access_token=a&refresh_token=b&type=signup');
    expect(pageClient(connection).sessionExpected).toBe(true);
    history.replaceState(null, '', '/bible/john/3#16');
    expect(pageClient(connection).sessionExpected).toBe(false);
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
