import { useHost, type Toast } from '@berea/shell-api';
import { testKey, testUrl } from '@berea/shell-api/testing';
import { ThemeProvider } from '@berea/ui/shell';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ToastArea } from '../toasts/ToastArea.tsx';
import { HostProvider } from './HostProvider.tsx';
import { pageClient } from './page-client.ts';

function Part({ toast }: { toast: Toast }) {
  const host = useHost();
  return <button onClick={() => host.toast(toast)}>Say it to {host.supabaseUrl}</button>;
}

const connection = { supabaseUrl: testUrl, supabaseKey: testKey, backend: undefined };

async function say(toast: Toast) {
  render(
    <ThemeProvider>
      <HostProvider connection={connection} client={pageClient(connection)}>
        <Part toast={toast} />
      </HostProvider>
      <ToastArea />
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: `Say it to ${testUrl}` }));
}

describe('a toast', () => {
  it('shows its title and description until it is closed', async () => {
    await say({ title: 'Error', description: 'Failed to save highlight. Please try again.', kind: 'destructive' });
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(screen.getByText('Failed to save highlight. Please try again.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Error')).toBeNull());
  });

  it('runs its action when the button is clicked', async () => {
    const run = vi.fn<() => void>();
    await say({ title: 'Highlight removed', action: { label: 'Undo', run } });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
  });
});
