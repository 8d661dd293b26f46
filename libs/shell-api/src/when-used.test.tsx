import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { whenUsed } from './when-idle.ts';

it.each(['pointermove', 'touchstart', 'scroll', 'keydown'])('runs once, with the first sign of use: %s', (sign) => {
  const run = vi.fn<() => void>();
  whenUsed(run);
  expect(run).not.toHaveBeenCalled();
  fireEvent(document.body, new Event(sign, { bubbles: true }));
  fireEvent(document.body, new Event(sign, { bubbles: true }));
  expect(run).toHaveBeenCalledOnce();
});

it('runs by itself where the page was used before', async () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(40);
  const run = vi.fn<() => void>();
  whenUsed(run);
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), { timeout: 10_000 });
});

it('does not run once it is cancelled', () => {
  const run = vi.fn<() => void>();
  whenUsed(run)();
  fireEvent.scroll(document.body);
  expect(run).not.toHaveBeenCalled();
});
