import { renderInShell } from '@berea/shell-api/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { RegistryContext } from '../remotes/registry-context.ts';
import { registryOf } from '../remotes/testing/registry.ts';

const registry = registryOf({ reader: { versions: ['1.0.0-aaaaaa'], routes: [{ path: '/search', role: 'search' }] } });
const others = process.listeners('unhandledRejection');

afterEach(() => {
  process.removeAllListeners('unhandledRejection');
  for (const one of others) process.on('unhandledRejection', one);
  vi.doUnmock('./OneBox.tsx');
  vi.resetModules();
});

it('gives the keys back to the page when the code of the box does not come', async () => {
  vi.doMock('./OneBox.tsx', () => {
    throw new Error('offline');
  });
  // A browser would report it; Node would end the test.
  const failed = vi.fn<() => void>();
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', failed);
  const { BoxLink } = await import('./BoxLink.tsx');
  renderInShell(
    <RegistryContext value={registry}>
      <BoxLink />
      <input aria-label="Note" />
    </RegistryContext>,
  );
  await userEvent.click(screen.getByRole('link', { name: /^Find anything/ }));
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'still here');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('still here');
});
