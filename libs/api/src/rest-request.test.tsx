import {
  fakeNetwork,
  json,
  silence,
  testClient,
  testSession,
  testUser,
  unreachable,
  type Routes,
} from '@berea/shell-api/testing';
import { describe, expect, it, vi } from 'vitest';
import { sendOwnRequest, sendRequest } from './rest-request.ts';

function select(answer: Routes[string], signal?: AbortSignal) {
  const network = fakeNetwork({ '/rest/v1/notes': answer });
  const host = { client: async () => testClient(network) };
  return { network, answered: sendRequest(host, (client) => client.from('notes').select('*'), signal) };
}
const failure = (answer: Routes[string]): Promise<unknown> =>
  select(answer).answered.then(
    () => expect.fail('the request succeeded'),
    (thrown: unknown) => thrown,
  );

describe('sendRequest', () => {
  it('returns the rows of a select and null for a write', async () => {
    await expect(select(() => json([{ id: 1 }])).answered).resolves.toEqual([{ id: 1 }]);
    const network = fakeNetwork({ '/rest/v1/notes': () => new Response(null, { status: 204 }) });
    const host = { client: async () => testClient(network) };
    await expect(sendRequest(host, (client) => client.from('notes').delete().eq('id', 1))).resolves.toBeNull();
  });

  it('fails with the message, code and status of a refusal', async () => {
    const refused = () => json({ code: '42501', message: 'permission denied', details: null, hint: null }, 403);
    expect(await failure(refused)).toMatchObject({
      name: 'CallFailure',
      message: 'permission denied',
      status: 403,
      code: '42501',
    });
  });

  it('fails with status 0 when no response arrives, after one request', async () => {
    const { network, answered } = select(unreachable);
    await expect(answered).rejects.toMatchObject({ name: 'CallFailure', status: 0 });
    expect(network.calls).toHaveLength(1);
  });

  it('fails with status 0 when the code of the client does not come', async () => {
    const host = { client: () => Promise.reject(new Error('Loading chunk 7 failed.')) };
    const request = sendRequest(host, (client) => client.from('notes').select('*'));
    await expect(request).rejects.toMatchObject({ name: 'CallFailure', status: 0 });
  });

  it('fails when it is aborted', async () => {
    const left = AbortSignal.abort();
    await expect(select(silence, left).answered).rejects.toMatchObject({ name: 'CallFailure', status: 0 });
  });

  it('fails after 30 seconds without a response', async () => {
    const timer = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
    const { answered } = select(silence);
    const outcome = expect(answered).rejects.toMatchObject({ name: 'CallFailure', status: 0 });
    timer.abort(new DOMException('too slow', 'AbortError'));
    await outcome;
    expect(timeout).toHaveBeenCalledWith(30_000);
  });
});

describe('sendOwnRequest', () => {
  const notes = '/rest/v1/notes';
  const token = '/auth/v1/token';

  function ask(kept: Parameters<typeof testClient>[1], renewal: Routes[string] = unreachable, userId = testUser.id) {
    const network = fakeNetwork({ [notes]: () => json([{ id: 1 }]), [token]: renewal });
    const made = testClient(network, kept);
    const host = { client: async () => made };
    const send = () => sendOwnRequest(host, userId, (client) => client.from('notes').select('*'));
    return { answered: send(), send, asked: () => network.calls.map(({ url }) => url.pathname) };
  }

  it('sends the request with the session', async () => {
    const { answered, asked } = ask(testSession);
    await expect(answered).resolves.toEqual([{ id: 1 }]);
    expect(asked()).toEqual([notes]);
  });

  it.each([
    ['a session that was ended elsewhere', 'session_not_found'],
    ['the session of an account that was deleted elsewhere', 'user_not_found'],
  ])('forgets %s, so that the page says so', async (_, code) => {
    const gone = () => json({ code: 403, error_code: code, msg: 'Gone' }, 403);
    const expired = () => json({ code: 'PGRST301', message: 'JWT expired', details: null, hint: null }, 401);
    const network = fakeNetwork({ [notes]: expired, '/auth/v1/user': gone, '/auth/v1/logout': gone });
    const made = testClient(network, testSession);
    const request = sendOwnRequest({ client: async () => made }, testUser.id, (client) =>
      client.from('notes').select('*'),
    );
    await expect(request).rejects.toMatchObject({ status: 401 });
    expect((await made.auth.getSession()).data.session).toBeNull();
  });

  it.each([
    ['without a session', undefined, testUser.id],
    ['with the session of another user', testSession, 'another'],
  ])('sends nothing %s', async (_, kept, userId) => {
    const { answered, asked } = ask(kept, unreachable, userId);
    await expect(answered).rejects.toMatchObject({ status: 401 });
    expect(asked()).toEqual([]);
  });

  it('sends nothing with an expired session that is not renewed', async () => {
    const refused = () => json({ code: 400, error_code: 'refresh_token_not_found', msg: 'Not Found' }, 400);
    const { answered, asked } = ask({ ...testSession, expires_at: 1 }, refused);
    await expect(answered).rejects.toMatchObject({ status: 401 });
    expect(asked()).not.toContain(notes);
  });

  it('gives up after ten seconds, sends nothing, and may be tried again, with an expired session while the auth server is down', async () => {
    vi.useFakeTimers();
    const { answered, asked } = ask({ ...testSession, expires_at: 1 });
    const outcome = expect(answered).rejects.toMatchObject({ status: 0 });
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
    expect(asked()).not.toContain(notes);
  });
  it('says the same when the client gives up first, as it does for a request that came later', async () => {
    vi.useFakeTimers();
    const { answered, send, asked } = ask({ ...testSession, expires_at: 1 });
    answered.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(24_000);
    const later = expect(send()).rejects.toMatchObject({ status: 0 });
    await vi.advanceTimersByTimeAsync(9_000);
    await later;
    expect(asked()).not.toContain(notes);
  });
});
