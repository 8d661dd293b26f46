import { bookByName, defaultVersionId } from '@berea/scripture';
import { json, renderInShell, type Routes } from '@berea/shell-api/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCrossReferences } from './about-verse.ts';

const place = { book: bookByName('1 John')!, chapter: 4, verse: 9 };
const answer = {
  reference: '1 John 4:9',
  total: 1,
  bibleId: defaultVersionId,
  references: [{ reference: 'John 3:16', text: 'For God so loved' }],
};

function References() {
  const found = useCrossReferences(place, defaultVersionId);
  if (found.isSuccess) return <p>{found.data.references[0]?.text}</p>;
  return <p role="alert">{found.error?.message}</p>;
}

const show = (routes: Routes[string]) =>
  renderInShell(<References />, { routes: { '/functions/v1/cross-references': routes } });

describe('useCrossReferences', () => {
  it('requests the references by book name, chapter, verse and version', async () => {
    const { calls } = show(() => json({ data: answer }));
    await screen.findByText('For God so loved');
    expect(calls.map(({ body }) => body)).toEqual([
      { book: '1 John', chapter: 4, verse: 9, bibleId: defaultVersionId },
    ]);
  });

  it('reports the error message of the function and does not retry a client error', async () => {
    const { calls } = show(() => json({ error: 'verse must be at least 1' }, 400));
    expect(await screen.findByText('verse must be at least 1')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });
});
