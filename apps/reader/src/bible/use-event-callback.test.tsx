import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEventCallback } from './use-event-callback.ts';

it('stays the same, and does what the latest render says', () => {
  const said: string[] = [];
  const { result, rerender } = renderHook(
    ({ name }) => useEventCallback((greeting: string) => said.push(`${greeting} ${name}`)),
    { initialProps: { name: 'Lydia' } },
  );
  const first = result.current;
  rerender({ name: 'Silas' });
  expect(result.current).toBe(first);
  first('Peace,');
  expect(said).toEqual(['Peace, Silas']);
});
