import { fakeNetwork, json, testKey, testUrl, unreachable, type Routes } from '@berea/shell-api/testing';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { isRetryable } from './function-call.ts';
import { callAsPublic } from './public-call.ts';
import { quotedVersion } from './quoted-version.ts';

const host = { supabaseUrl: testUrl, supabaseKey: testKey };
const shape = z.object({ data: z.object({ title: z.string() }) });

function call(answer: Routes[string], signal?: AbortSignal) {
  const network = fakeNetwork({ '/functions/v1/encyclopedia-entry': answer });
  vi.stubGlobal('fetch', network.fetch);
  return { network, answered: callAsPublic(host, 'encyclopedia-entry', { term: 'Abraham' }, shape, signal) };
}
const failure = (answer: Routes[string]): Promise<unknown> =>
  call(answer).answered.then(
    () => expect.fail('the call succeeded'),
    (thrown: unknown) => thrown,
  );

describe('a call of the public', () => {
  it('is a POST of JSON with the public key as key and as bearer', async () => {
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
    ['a sentence', { error: 'No.', code: 'refused' }, { message: 'No.', code: 'refused' }],
    ['something else', { error: { reason: 1 } }, { message: 'The call failed.' }],
    ['a sentence beside data', { data: { title: 'Abraham' }, error: 'No.' }, { message: 'No.' }],
  ])('takes an error in a good answer for the failure it is: %s', async (_, body, said) => {
    expect(await failure(() => json(body))).toMatchObject({ name: 'CallFailure', status: 200, ...said });
  });

  it('takes no error for none', async () => {
    await expect(call(() => json({ data: { title: 'Abraham' }, error: null })).answered).resolves.toMatchObject({
      data: { title: 'Abraham' },
    });
  });

  it('passes on the sentence and status of a refusal, and the status of a failure that says nothing', async () => {
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

  it('fails with status 0, so that it is tried again, when no answer comes', async () => {
    const failed = await failure(unreachable);
    expect(failed).toMatchObject({ name: 'CallFailure', status: 0 });
    expect(isRetryable(failed)).toBe(true);
  });

  it('does not pass on an answer of another shape, or one that is no JSON', async () => {
    expect(await failure(() => json({ data: {} }))).toBeInstanceOf(z.ZodError);
    expect(await failure(() => new Response('well'))).toBeInstanceOf(z.ZodError);
  });

  it('is no failure of the call when it is no longer wanted', async () => {
    const stopped = new AbortController();
    stopped.abort(new DOMException('left', 'AbortError'));
    const { answered } = call(() => {
      throw stopped.signal.reason;
    }, stopped.signal);
    await expect(answered).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('names the version that is quoted only where it is not the default', () => {
  expect(quotedVersion('06125adad2d5898a-01')).toEqual({});
  expect(quotedVersion('eng-web')).toEqual({ bibleId: 'eng-web' });
});
