import { fakeNetwork, json, testKey, testUrl, unreachable, type Routes } from '@berea/shell-api/testing';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { callAnonymously } from './anonymous-call.ts';
import { quotedVersion } from './quoted-version.ts';

const host = { supabaseUrl: testUrl, supabaseKey: testKey };
const shape = z.object({ data: z.object({ title: z.string() }) });

function call(answer: Routes[string], signal?: AbortSignal) {
  const network = fakeNetwork({ '/functions/v1/encyclopedia-entry': answer });
  vi.stubGlobal('fetch', network.fetch);
  return { network, answered: callAnonymously(host, 'encyclopedia-entry', { term: 'Abraham' }, shape, signal) };
}
const failure = (answer: Routes[string]): Promise<unknown> =>
  call(answer).answered.then(
    () => expect.fail('the call succeeded'),
    (thrown: unknown) => thrown,
  );

describe('callAnonymously', () => {
  it('posts JSON with the public key as API key and bearer token', async () => {
    const { network, answered } = call(() => json({ data: { title: 'Abraham' } }));
    await expect(answered).resolves.toEqual({ data: { title: 'Abraham' } });
    const [sent] = network.calls;
    expect(sent).toMatchObject({ method: 'POST', body: { term: 'Abraham' } });
    expect(Object.fromEntries(sent!.headers)).toEqual({
      'content-type': 'application/json',
      apikey: testKey,
      authorization: `Bearer ${testKey}`,
    });
  });

  it.each([
    ['a message', { error: 'No.', code: 'refused' }, { message: 'No.', code: 'refused' }],
    ['an object', { error: { reason: 1 } }, { message: 'The call failed.' }],
    ['a message alongside data', { data: { title: 'Abraham' }, error: 'No.' }, { message: 'No.' }],
  ])('fails when the error in a success response is %s', async (_, body, said) => {
    expect(await failure(() => json(body))).toMatchObject({ name: 'CallFailure', status: 200, ...said });
  });

  it('succeeds when the error is null or absent', async () => {
    await expect(call(() => json({ data: { title: 'Abraham' }, error: null })).answered).resolves.toMatchObject({
      data: { title: 'Abraham' },
    });
  });

  it('fails with the message and status of an error response, or the status alone when there is no message', async () => {
    expect(await failure(() => json({ error: 'Too short.', code: 'invalid_request' }, 400))).toMatchObject({
      message: 'Too short.',
      status: 400,
      code: 'invalid_request',
    });
    expect(await failure(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }))).toMatchObject({
      name: 'CallFailure',
      status: 502,
    });
  });

  it('fails with status 0 when no response arrives', async () => {
    expect(await failure(unreachable)).toMatchObject({ name: 'CallFailure', status: 0 });
  });

  it('rejects a response that does not match the schema or is not JSON', async () => {
    expect(await failure(() => json({ data: {} }))).toBeInstanceOf(z.ZodError);
    expect(await failure(() => new Response('well'))).toBeInstanceOf(z.ZodError);
  });

  it('rejects with the abort reason, not a CallFailure, when it is aborted', async () => {
    const stopped = new AbortController();
    stopped.abort(new DOMException('left', 'AbortError'));
    const { answered } = call(() => {
      throw stopped.signal.reason;
    }, stopped.signal);
    await expect(answered).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('quotedVersion includes the version only when it is not the default', () => {
  expect(quotedVersion('06125adad2d5898a-01')).toEqual({});
  expect(quotedVersion('eng-web')).toEqual({ bibleId: 'eng-web' });
});
