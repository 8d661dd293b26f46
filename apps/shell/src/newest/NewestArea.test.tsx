import { json, renderInShell } from '@berea/shell-api/testing';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registryOf } from '../remotes/testing/registry.ts';
import { NewestArea } from './NewestArea.tsx';

it('the host is asked with the first navigation, by code that comes with it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.setSystemTime(performance.timeOrigin + 3_600_000);
  const found = registryOf({ reader: { versions: ['1.1.0-bbbbbb'] } }, { revision: 2 });
  const { go, calls } = renderInShell(<NewestArea registry={registryOf({ reader: {} })} />, {
    routes: { '/registry.json': () => json(found) },
  });
  expect(calls).toEqual([]);
  await go('/bible');
  await act(() => vi.dynamicImportSettled());
  // It is offered once nobody does anything.
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.getByRole('button', { name: 'Reload for the newest version' })).toBeInTheDocument();
});
