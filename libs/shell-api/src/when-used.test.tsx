import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { whenUsed } from './when-idle.ts';

it.each(['pointermove', 'touchstart', 'wheel', 'keydown'])('runs once, with the first sign of use: %s', (sign) => {
  const run = vi.fn<() => void>();
  whenUsed(run);
  expect(run).not.toHaveBeenCalled();
  fireEvent(document.body, new Event(sign, { bubbles: true }));
  fireEvent(document.body, new Event(sign, { bubbles: true }));
  expect(run).toHaveBeenCalledOnce();
});

it('does not run once it is cancelled', () => {
  const run = vi.fn<() => void>();
  whenUsed(run)();
  fireEvent.keyDown(document.body);
  expect(run).not.toHaveBeenCalled();
});
