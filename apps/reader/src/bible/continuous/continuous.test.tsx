import { json } from '@berea/shell-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anyChapter, button, heading, open, request, type Answer } from '../testing/reader.ts';
import './FurtherChapters.tsx';

/** What is observed, and what is told to each observer. */
let observed: { readonly target: Element; readonly tell: (isIntersecting: boolean) => void }[] = [];

beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe(target: Element) {
        observed.push({ target, tell: (isIntersecting) => this.#tell([{ isIntersecting }]) });
      }
      disconnect() {}
    },
  );
  vi.stubGlobal('scrollBy', vi.fn<typeof scrollBy>());
});

/** Says that the end of what is there has come near. */
const reachEnd = () =>
  waitFor(() => {
    const end = observed.findLast(({ target }) => target.tagName === 'DIV' && target.isConnected);
    expect(end).toBeDefined();
    act(() => end!.tell(true));
  });

const openContinuous = (at: string, answer: Answer = anyChapter) => open(at, answer, { reading: ['continuous'] });
const chapter = (name: string) => screen.findByRole('region', { name });

describe('continuous scrolling', () => {
  it('adds the next chapter with its heading, across books, and the menu of its verses', async () => {
    openContinuous('/bible/malachi/4');
    await heading('Malachi 4');
    await reachEnd();
    expect(await heading('Matthew 1')).toBeInTheDocument();
    const matthew = within(await chapter('Matthew 1'));
    await userEvent.pointer({
      keys: '[MouseRight]',
      target: matthew.getByRole('group', { name: 'Verse 2' }),
    });
    expect(await screen.findByRole('menu', { name: 'Matthew 1:2' })).toBeInTheDocument();
  });

  it('lets the address, the title and the steps follow the chapter that is read', async () => {
    openContinuous('/bible/john/3');
    await heading('John 3');
    await reachEnd();
    await heading('John 4');
    const replaced = vi.spyOn(history, 'replaceState');
    // In jsdom everything is at the top: the last chapter has reached the reading line.
    act(() => void dispatchEvent(new Event('scroll')));
    expect(await screen.findByRole('button', { name: 'John 4, book and chapter' })).toBeInTheDocument();
    expect(replaced.mock.lastCall?.[2]).toBe('/bible/john/4');
    expect(document.title).toContain('John 4');
    expect(button('Next Chapter')).toHaveAttribute('title', 'John 5');
    expect(localStorage.getItem('berea:last-place')).toContain('"chapter":4');
  });

  it('adds the chapter before with a button and moves to its heading', async () => {
    openContinuous('/bible/john/3');
    await userEvent.click(await screen.findByRole('button', { name: 'Show John 2 above' }));
    await waitFor(async () => expect(await heading('John 2')).toHaveFocus());
    expect(button('Show John 1 above')).toBeEnabled();
    expect(
      (await heading('John 2')).compareDocumentPosition(await heading('John 3')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  it('draws nothing of a chapter far away, and keeps its room', async () => {
    openContinuous('/bible/john/3');
    await heading('John 3');
    await reachEnd();
    await heading('John 4');
    const section = await chapter('John 4');
    const { tell } = observed.find(({ target }) => target === section)!;
    act(() => tell(false));
    expect(screen.queryByRole('heading', { level: 2, name: 'John 4' })).toBeNull();
    expect(section.style.height).toBe('0px');
    act(() => tell(true));
    expect(await heading('John 4')).toBeInTheDocument();
  });

  it('says when a chapter could not be loaded, adds none after it, and loads it on retry', async () => {
    let available = false;
    openContinuous('/bible/john/3', (call) =>
      available || request.parse(call.body).chapter !== 4 ? anyChapter(call) : json({ error: 'Busy.' }, 500),
    );
    await heading('John 3');
    await reachEnd();
    const four = within(await chapter('John 4'));
    const retry = await four.findByRole('button', { name: 'Try again' });
    expect(observed.some(({ target }) => target.tagName === 'DIV' && target.isConnected)).toBe(false);
    available = true;
    await userEvent.click(retry);
    expect(await heading('John 4')).toBeInTheDocument();
  });

  it('ends with the Bible', async () => {
    openContinuous('/bible/revelation/22');
    await heading('Revelation 22');
    await screen.findByRole('button', { name: 'Show Revelation 21 above' });
    expect(observed).toEqual([]);
  });
});
