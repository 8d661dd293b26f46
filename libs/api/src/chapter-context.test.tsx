import { bookByName, defaultVersionId } from '@berea/scripture';
import { json, renderInShell, type Routes } from '@berea/shell-api/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useChapterContext } from './about-verse.ts';

const path = '/functions/v1/chapter-context';
const place = { book: bookByName('John')!, chapter: 3, verse: 16 };
const context = {
  book: 'John',
  chapter: 3,
  targetVerse: 16,
  contextSummary: 'A talk at night.',
  verses: [{ number: 16, text: 'For God …' }],
};

function Context() {
  const found = useChapterContext(place, defaultVersionId);
  if (found.isSuccess) return <p>{found.data.contextSummary}</p>;
  return <p role="alert">{found.error?.message}</p>;
}

const show = (answer: Routes[string]) => renderInShell(<Context />, { routes: { [path]: answer } });

describe('useChapterContext', () => {
  it('requests the context by book name, chapter, verse and version', async () => {
    const { calls } = show(() => json(context));
    await screen.findByText('A talk at night.');
    expect(calls.map(({ body }) => body)).toEqual([{ book: 'John', chapter: 3, verse: 16, bibleId: defaultVersionId }]);
  });

  it('reports an error when the version is not available', async () => {
    const { calls } = show(() => json({ error: 'The book of John is not available.' }, 404));
    expect(await screen.findByText('The book of John is not available.')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });
});
