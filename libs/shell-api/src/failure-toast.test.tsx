import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { failureToast, useFailureToast } from './failure-toast.ts';
import { renderInShell } from './testing.tsx';

it('has the title "Error" unless another is given', () => {
  expect(failureToast('No.')).toEqual({ title: 'Error', description: 'No.', kind: 'destructive' });
  expect(failureToast('No.', { title: 'Search failed' }).title).toBe('Search failed');
});

it('is shown once for each failure of a query, and not while it is retried', async () => {
  let fails = true;
  const answer = () => (fails ? Promise.reject(Object.assign(new Error('no'), { status: 404 })) : 'yes');
  function Page() {
    const query = useQuery({ queryKey: ['any'], queryFn: answer });
    useFailureToast(query, failureToast(`Failed: ${query.error?.message}`));
    return <button onClick={() => void query.refetch()}>{query.data ?? 'again'}</button>;
  }
  const { toasts } = renderInShell(<Page />);
  await waitFor(() => expect(toasts).toEqual([failureToast('Failed: no')]));
  await userEvent.click(screen.getByRole('button', { name: 'again' }));
  await waitFor(() => expect(toasts).toHaveLength(2));
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'again' }));
  await screen.findByRole('button', { name: 'yes' });
  expect(toasts).toHaveLength(2);
});
