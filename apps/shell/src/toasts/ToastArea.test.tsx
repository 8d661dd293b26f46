import { ThemeProvider } from '@berea/ui/shell';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('./ConnectedToasts.tsx');
  vi.resetModules();
});

async function open() {
  const { ToastArea } = await import('./ToastArea.tsx');
  const { showToast } = await import('./toast-queue.ts');
  render(
    <ThemeProvider>
      <ToastArea />
    </ThemeProvider>,
  );
  return showToast;
}

it('shows a toast although the code that shows toasts does not come', async () => {
  vi.doMock('./ConnectedToasts.tsx', () => {
    throw new Error('offline');
  });
  const show = await open();
  act(() => show({ title: 'Search failed', description: 'Please try again.', kind: 'destructive' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Search failedPlease try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows a toast once where the code comes', async () => {
  const show = await open();
  act(() => show({ title: 'Saved', kind: 'success' }));
  expect(await screen.findAllByText('Saved')).toHaveLength(1);
});
