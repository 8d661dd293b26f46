import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useQuiet } from './use-quiet.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Floating = () => (useQuiet() ? <p>Get the App!</p> : null);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const isThere = () => screen.queryByText('Get the App!') !== null;

it('nothing floats over the page until nobody moved or pressed for two seconds, and then it stays', () => {
  render(<Floating />);
  pass(1_900);
  fireEvent.pointerMove(document.body);
  pass(1_900);
  fireEvent.pointerDown(document.body);
  pass(1_900);
  expect(isThere()).toBe(false);
  pass(200);
  expect(isThere()).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(isThere()).toBe(true);
});
