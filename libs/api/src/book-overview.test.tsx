import { bookByName } from '@berea/scripture';
import { json, renderInShell, type Routes } from '@berea/shell-api/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useBookOverview } from './book-overview.ts';

const path = '/functions/v1/book-overview';
const jude = {
  title: 'The Letter of Jude',
  author: 'Jude',
  dateWritten: '60s–90s',
  keyThemes: ['Contending'],
  summary: 'A short letter.',
};

function Overview({ name }: { name: string | undefined }) {
  const overview = useBookOverview(name === undefined ? undefined : bookByName(name));
  if (overview.isSuccess) return <h1>{overview.data.title}</h1>;
  return <p role="alert">{overview.error?.message}</p>;
}

const show = (answer: Routes[string], name: string | undefined = 'Jude') =>
  renderInShell(<Overview name={name} />, { routes: { [path]: answer } });

describe('useBookOverview', () => {
  it('requests the overview by book name', async () => {
    const { calls } = show(() => json(jude));
    await screen.findByRole('heading', { name: 'The Letter of Jude' });
    expect(calls.map(({ body }) => body)).toEqual([{ bookName: 'Jude' }]);
  });

  it.each([[null], [{}], ['']])('reports an empty response (%j) as an error', async (empty) => {
    const { calls } = show(() => json(empty));
    expect(await screen.findByText('No data returned from API')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('reports the error message of the function', async () => {
    show(() => json({ error: 'bookName is required' }, 400));
    expect(await screen.findByText('bookName is required')).toBeInTheDocument();
  });
});
