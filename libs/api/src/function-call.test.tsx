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
      message: 'This version has no text here.',
      status: 404,
      code: 'version_unavailable',
    });
  });

  it('fails when a success response contains an error', async () => {
    expect(await failure(() => json({ error: 'No such book.' }))).toMatchObject({
      name: 'CallFailure',
      message: 'No such book.',
      status: 200,
    });
  });

  it('keeps the status of an error response without a message', async () => {
    expect(await failure(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }))).toMatchObject({
      name: 'CallFailure',
      status: 502,
    });
  });

  it('fails with status 0 when no response arrives', async () => {
    expect(await failure(unreachable)).toMatchObject({ name: 'CallFailure', status: 0 });
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
