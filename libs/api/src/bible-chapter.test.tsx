import { bookByName, defaultVersionId } from '@berea/scripture';
import { json, renderInShell, unreachable, type Routes } from '@berea/shell-api/testing';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useChapter, usePrefetchChapter } from './bible-chapter.ts';

const path = '/functions/v1/bible-chapter';
const place = { book: bookByName('1 John')!, chapter: 4 };
const john = json.bind(null, { data: { reference: '1 John 4', content: '<p class="p">God is love</p>' } }, 200);

function Chapter({ shown = true }: { shown?: boolean }) {
  const chapter = useChapter(shown ? place : undefined, defaultVersionId);
  const prefetch = usePrefetchChapter();
  if (chapter.isSuccess) return <h1>{chapter.data.reference}</h1>;
  if (chapter.isError) return <p role="alert">{chapter.error.message}</p>;
  return <button onClick={() => prefetch(place, defaultVersionId)}>waiting</button>;
}

const show = (answer: Routes[string], shown = true) =>
  renderInShell(<Chapter shown={shown} />, { routes: { [path]: answer } });

describe('useChapter', () => {
  it('requests the chapter by book name, chapter number and version', async () => {
    const { calls } = show(john);
    await screen.findByRole('heading', { name: '1 John 4' });
    expect(calls.map(({ body }) => body)).toEqual([{ book: '1 John', chapter: 4, bibleId: defaultVersionId }]);
  });

  it('sends no request while no place is given', () => {
    expect(show(john, false).calls).toEqual([]);
  });

  it('retries once after a server error', async () => {
    const answers = [() => json({ error: 'busy' }, 503), john];
    const { calls } = show(() => answers.shift()!());
    await screen.findByRole('heading', { name: '1 John 4' });
    expect(calls).toHaveLength(2);
  });

  it('does not retry after a client error', async () => {
    const { calls } = show(() => json({ error: 'This version has no text here.' }, 404));
    expect((await screen.findByRole('alert')).textContent).toBe('This version has no text here.');
    expect(calls).toHaveLength(1);
  });

  it('fails instead of waiting when the browser is offline', async () => {
    show(unreachable);
    act(() => void dispatchEvent(new Event('offline')));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it('refetches automatically when the network is back', async () => {
    const answers = [unreachable, unreachable, john];
    show(() => answers.shift()!());
    act(() => void dispatchEvent(new Event('offline')));
    await screen.findByRole('alert');
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: '1 John 4' })).toBeInTheDocument();
  });

  it('shows a prefetched chapter without another request', async () => {
    const { calls, rerenderScreen } = show(john, false);
    act(() => screen.getByRole('button').click());
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    rerenderScreen(<Chapter />);
    await screen.findByRole('heading', { name: '1 John 4' });
    expect(calls).toHaveLength(1);
  });
});
