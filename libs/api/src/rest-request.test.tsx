import { fakeNetwork, json, silence, testClient, unreachable, type Routes } from '@berea/shell-api/testing';
import { describe, expect, it, vi } from 'vitest';
import { sendRequest } from './rest-request.ts';

function select(answer: Routes[string], signal?: AbortSignal) {
  const network = fakeNetwork({ '/rest/v1/notes': answer });
  return { network, answered: sendRequest(testClient(network).from('notes').select('*'), signal) };
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
    await expect(sendRequest(testClient(network).from('notes').delete().eq('id', 1))).resolves.toBeNull();
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
