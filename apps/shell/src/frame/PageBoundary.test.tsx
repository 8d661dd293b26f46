import { useLocation } from '@berea/shell-api';
import { renderInShell } from '@berea/shell-api/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageBoundary } from './PageBoundary.tsx';

const reported = vi.fn<(event: Event) => void>();
beforeEach(() => {
  // React and the boundary's card log the failure.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  addEventListener('error', reported);
});
afterEach(() => removeEventListener('error', reported));

function Page() {
  if (useLocation().pathname === '/broken') throw new TypeError('cannot show');
  return <h1>Page</h1>;
}

it('says that the page failed when it fails again, until another address is opened', async () => {
  const { go } = renderInShell(
    <PageBoundary>
      <Page />
    </PageBoundary>,
    { at: '/broken' },
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This part of Berea failed while it was shown.');
  await go('/');
  expect(screen.getByRole('heading', { name: 'Page' })).toBeInTheDocument();
  await go('/broken');
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await go(-1);
  expect(screen.getByRole('heading', { name: 'Page' })).toBeInTheDocument();
});
