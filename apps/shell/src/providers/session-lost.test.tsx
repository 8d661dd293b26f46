import type { Toast } from '@berea/shell-api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellSessionLost } from './session-lost.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => localStorage.clear());

async function told(): Promise<Toast[]> {
  const toasts: Toast[] = [];
  const telling = tellSessionLost((toast) => void toasts.push(toast));
  await vi.advanceTimersByTimeAsync(1_000);
  await telling;
  return toasts;
}

it('somebody whose session was ended by the server is told', async () => {
  expect(await told()).toEqual([
    { title: 'Signed out', description: 'Your session has ended. Please sign in again.', kind: 'info' },
  ]);
});

it('somebody who signed out in another tab just now knows it', async () => {
  localStorage.setItem('berea:session-ended', String(Date.now()));
  expect(await told()).toEqual([]);
});

it('somebody who signed out yesterday, and in again, is told', async () => {
  localStorage.setItem('berea:session-ended', String(Date.now() - 86_400_000));
  expect(await told()).toHaveLength(1);
});
