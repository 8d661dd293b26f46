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

describe('a chapter', () => {
  it("is asked for by the book's name, its number and the version", async () => {
    const { calls } = show(john);
    await screen.findByRole('heading', { name: '1 John 4' });
    expect(calls.map(({ body }) => body)).toEqual([{ book: '1 John', chapter: 4, bibleId: defaultVersionId }]);
  });

  it('is not asked for while no place is chosen', () => {
    expect(show(john, false).calls).toEqual([]);
  });

  it('is asked for once more when the server is in trouble', async () => {
    const answers = [() => json({ error: 'busy' }, 503), john];
    const { calls } = show(() => answers.shift()!());
    await screen.findByRole('heading', { name: '1 John 4' });
    expect(calls).toHaveLength(2);
  });

  it('is not asked for again after a refusal', async () => {
    const { calls } = show(() => json({ error: 'This version has no text here.' }, 404));
    expect((await screen.findByRole('alert')).textContent).toBe('This version has no text here.');
    expect(calls).toHaveLength(1);
  });

  it('fails, instead of waiting, once the browser has gone offline', async () => {
    show(unreachable);
    act(() => void dispatchEvent(new Event('offline')));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('comes by itself when the network is back', async () => {
    const answers = [unreachable, unreachable, john];
    show(() => answers.shift()!());
    act(() => void dispatchEvent(new Event('offline')));
    await screen.findByRole('alert');
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: '1 John 4' })).toBeTruthy();
  });

  it('that was fetched before it was asked for is shown without another request', async () => {
    const { calls, rerenderScreen } = show(john, false);
    act(() => screen.getByRole('button').click());
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    rerenderScreen(<Chapter />);
    await screen.findByRole('heading', { name: '1 John 4' });
    expect(calls).toHaveLength(1);
  });
});
