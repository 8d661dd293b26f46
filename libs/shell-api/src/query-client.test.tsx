import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, isRetryable } from './query-client.ts';

const failure = (status: number) => Object.assign(new Error('no'), { status });

describe('isRetryable', () => {
  it.each([0, 408, 429, 500, 503])('is true for status %i', (status) => {
    expect(isRetryable(failure(status))).toBe(true);
  });

  it.each([200, 400, 401, 404])('is false for status %i', (status) => {
    expect(isRetryable(failure(status))).toBe(false);
  });

  it('is true for an unexpected error', () => {
    expect(isRetryable(new Error('?'))).toBe(true);
  });
});

describe('the query client', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    onlineManager.setOnline(true);
  });

  /** Runs a query that always fails. @returns how often it was sent */
  async function sentBefore(error: Error): Promise<number> {
    const send = vi.fn<() => Promise<never>>().mockRejectedValue(error);
    const outcome = expect(createQueryClient().query({ queryKey: ['any'], queryFn: send })).rejects.toBe(error);
    await vi.runAllTimersAsync();
    await outcome;
    return send.mock.calls.length;
  }

  it('sends a failed query once more, unless a retry cannot help', async () => {
    expect(await sentBefore(failure(503))).toBe(2);
    expect(await sentBefore(failure(404))).toBe(1);
  });

  it('sends queries and mutations without a network too, so that they fail', async () => {
    onlineManager.setOnline(false);
    expect(await sentBefore(failure(404))).toBe(1);
    const client = createQueryClient();
    const change = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(failure(0)) });
    await expect(change.execute(undefined)).rejects.toThrow('no');
  });
});
