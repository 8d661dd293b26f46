import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEventCallback } from './use-event-callback.ts';

it('keeps its identity and calls the function of the latest render', () => {
  const greetings: string[] = [];
  const { result, rerender } = renderHook(
    ({ name }) => useEventCallback((greeting: string) => greetings.push(`${greeting} ${name}`)),
    { initialProps: { name: 'Lydia' } },
  );
  const first = result.current;
  rerender({ name: 'Silas' });
  expect(result.current).toBe(first);
  first('Peace,');
  expect(greetings).toEqual(['Peace, Silas']);
});
