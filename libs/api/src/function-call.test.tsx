import { fakeNetwork, json, testKey, testSession, testUrl, unreachable, type Routes } from '@berea/shell-api/testing';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { CallFailure } from './call-failure.ts';
import { callAnonymously, callFunction, readByAddress } from './function-call.ts';
import { quotedVersion } from './quoted-version.ts';

const shape = async () => z.object({ data: z.object({ title: z.string() }) });
const john = () => json({ data: { title: 'John' } });

function call(answer: Routes[string], token?: string, signal?: AbortSignal, schema = shape) {
  const network = fakeNetwork({ '/functions/v1/book-overview': answer });
  vi.stubGlobal('fetch', network.fetch);
  const host = { supabaseUrl: testUrl, supabaseKey: testKey, accessToken: async () => token };
  return { network, answered: callFunction(host, 'book-overview', { bookName: 'John' }, schema, signal) };
}
const failure = (answer: Routes[string]): Promise<unknown> =>
  call(answer).answered.then(
    () => expect.fail('the call succeeded'),
    (thrown: unknown) => thrown,
  );

describe('callFunction', () => {
  it('posts JSON with the public key as API key and bearer token, and parses the response', async () => {
    const { network, answered } = call(john);
    await expect(answered).resolves.toEqual({ data: { title: 'John' } });
    const [sent] = network.calls;
    expect(sent).toMatchObject({ method: 'POST', body: { bookName: 'John' } });
    expect(Object.fromEntries(sent!.headers)).toEqual({
      'content-type': 'application/json',
      apikey: testKey,
      authorization: `Bearer ${testKey}`,
    });
  });

  it('sends the session token when a user is signed in', async () => {
    const { network, answered } = call(john, testSession.access_token);
    await answered;
    expect(network.calls[0]?.headers.get('authorization')).toBe(`Bearer ${testSession.access_token}`);
    expect(network.calls[0]?.headers.get('apikey')).toBe(testKey);
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

  it.each([
    ['a message', { error: 'No.', code: 'refused' }, { ownMessage: 'No.', code: 'refused' }],
    ['an object', { error: { reason: 1 } }, { ownMessage: undefined }],
    ['a message alongside data', { data: { title: 'John' }, error: 'No.' }, { ownMessage: 'No.' }],
  ])('fails when the error in a success response is %s', async (_, body, said) => {
    expect(await failure(() => json(body))).toMatchObject({ name: 'CallFailure', status: 200, ...said });
  });

  it('succeeds when the error is null', async () => {
    await expect(call(() => json({ data: { title: 'John' }, error: null })).answered).resolves.toMatchObject({
      data: { title: 'John' },
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

  it('rejects a response that does not match the schema or is not JSON', async () => {
    expect(await failure(() => json({ data: { heading: 'John' } }))).toBeInstanceOf(z.core.$ZodError);
    expect(await failure(() => new Response('<h1>Welcome</h1>'))).toBeInstanceOf(z.core.$ZodError);
  });

  it('fails like a call without a response when the code that checks it does not come', async () => {
    const lost = () => Promise.reject(new Error('The chunk could not be loaded.'));
    await expect(call(john, undefined, undefined, lost).answered).rejects.toMatchObject({
      name: 'CallFailure',
      status: 0,
      ownMessage: undefined,
    });
    const refused = () => json({ error: 'No.', code: 'refused' }, 403);
    await expect(call(refused, undefined, undefined, lost).answered).rejects.toMatchObject({
      status: 403,
      ownMessage: 'No.',
    });
  });

  it('loads the code that checks the response beside the request', async () => {
    const order: string[] = [];
    const answer = () => {
      order.push('request');
      return john();
    };
    const schema = () => {
      order.push('schema');
      return shape();
    };
    await call(answer, undefined, undefined, schema).answered;
    expect(order).toEqual(['schema', 'request']);
  });

  it('rejects with the abort reason, not a CallFailure, when it is aborted', async () => {
    const stopped = new AbortController();
    stopped.abort(new DOMException('left', 'AbortError'));
    const { answered } = call(
      () => {
        throw stopped.signal.reason;
      },
      undefined,
      stopped.signal,
    );
    await expect(answered).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('callAnonymously does not identify a signed-in user', async () => {
  const network = fakeNetwork({ '/functions/v1/encyclopedia-entry': john });
  vi.stubGlobal('fetch', network.fetch);
  const host = { supabaseUrl: testUrl, supabaseKey: testKey, accessToken: async () => testSession.access_token };
  await callAnonymously(host, 'encyclopedia-entry', { term: 'Abraham' }, shape);
  expect(network.calls[0]?.headers.get('authorization')).toBe(`Bearer ${testKey}`);
});

describe('readByAddress', () => {
  const read = async (contentVersion?: string) => {
    const network = fakeNetwork({ '/functions/v1/book-overview': john });
    vi.stubGlobal('fetch', network.fetch);
    const host = { supabaseUrl: testUrl, supabaseKey: testKey, contentVersion };
    await expect(readByAddress(host, 'book-overview', { bookName: 'John' }, shape)).resolves.toEqual({
      data: { title: 'John' },
    });
    return network.calls[0]!;
  };

  it('gets an address with the input and the version of the content, and sends the public key', async () => {
    const { method, url, headers } = await read('0123456789abcdef');
    expect([method, url.search]).toEqual(['GET', '?input=%7B%22bookName%22%3A%22John%22%7D&v=0123456789abcdef']);
    expect(Object.fromEntries(headers)).toEqual({ apikey: testKey, authorization: `Bearer ${testKey}` });
  });

  it('names no version where the host knows none', async () => {
    expect((await read()).url.searchParams.has('v')).toBe(false);
  });
});

it('quotedVersion includes the version only when it is not the default', () => {
  expect(quotedVersion('06125adad2d5898a-01')).toEqual({});
  expect(quotedVersion('eng-web')).toEqual({ bibleId: 'eng-web' });
});
