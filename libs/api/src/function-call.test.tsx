import {
  fakeNetwork,
  json,
  testClient,
  testKey,
  testSession,
  unreachable,
  type Routes,
} from '@berea/shell-api/testing';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CallFailure, callFunction } from './function-call.ts';

const shape = z.object({ data: z.object({ title: z.string() }) });

const call = (answer: Routes[string]) =>
  callFunction(
    testClient(fakeNetwork({ '/functions/v1/book-overview': answer })),
    'book-overview',
    { bookName: 'John' },
    shape,
  );
const failure = async (answer: Routes[string]): Promise<unknown> =>
  call(answer).then(
    () => expect.fail('the call succeeded'),
    (thrown: unknown) => thrown,
  );

describe('callFunction', () => {
  it('sends the body as JSON with the public key and parses the response', async () => {
    const network = fakeNetwork({ '/functions/v1/book-overview': () => json({ data: { title: 'John' } }) });
    await expect(callFunction(testClient(network), 'book-overview', { bookName: 'John' }, shape)).resolves.toEqual({
      data: { title: 'John' },
    });
    const [sent] = network.calls;
    expect(sent).toMatchObject({ method: 'POST', body: { bookName: 'John' } });
    expect(sent?.headers.get('apikey')).toBe(testKey);
  });

  it('sends the session token when a user is signed in', async () => {
    const network = fakeNetwork({ '/functions/v1/book-overview': () => json({ data: { title: 'John' } }) });
    const signedIn = createClient('http://supabase.test', testKey, {
      global: { fetch: network.fetch },
      accessToken: async () => testSession.access_token,
    });
    await callFunction(signedIn, 'book-overview', {}, shape);
    expect(network.calls[0]?.headers.get('authorization')).toBe(`Bearer ${testSession.access_token}`);
  });

  it("fails with the function's message, code and status when it returns an error", async () => {
    const refused = await failure(() =>
      json({ error: 'This version has no text here.', code: 'version_unavailable' }, 404),
    );
    expect(refused).toBeInstanceOf(CallFailure);
    expect(refused).toMatchObject({
      ownMessage: 'This version has no text here.',
      status: 404,
      code: 'version_unavailable',
    });
  });

  it('fails when a success response contains an error', async () => {
    expect(await failure(() => json({ error: 'No such book.' }))).toMatchObject({
      name: 'CallFailure',
      ownMessage: 'No such book.',
      status: 200,
    });
  });

  it.each([
    ['without a body', () => new Response(null, { status: 502 })],
    ['of a proxy', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['whose error is not a text', () => json({ error: { message: 'upstream' } }, 502)],
  ])('keeps the status of an error response %s, and has no message for people', async (_, answer) => {
    expect(await failure(answer)).toMatchObject({ name: 'CallFailure', status: 502, ownMessage: undefined });
  });

  it('fails with status 0 and no message for people when no response arrives', async () => {
    expect(await failure(unreachable)).toMatchObject({ name: 'CallFailure', status: 0, ownMessage: undefined });
  });

  it('rejects a successful response that is announced as JSON and is none', async () => {
    const answer = () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'application/json' } });
    expect(await failure(answer)).toBeInstanceOf(z.ZodError);
  });

  it('rejects a response that does not match the schema', async () => {
    expect(await failure(() => json({ data: { heading: 'John' } }))).toBeInstanceOf(z.ZodError);
  });

  it('aborts the request when the signal aborts', async () => {
    const controller = new AbortController();
    controller.abort();
    const client = createClient('http://supabase.test', testKey, {
      global: { fetch: async (_, init) => (init?.signal?.throwIfAborted(), json({ data: { title: '' } })) },
    });
    await expect(callFunction(client, 'book-overview', {}, shape, controller.signal)).rejects.toBeInstanceOf(
      CallFailure,
    );
  });
});
