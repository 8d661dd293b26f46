import { bookById, books, defaultVersionId, versions } from '@berea/scripture';
import { keepLastPlace } from '@berea/shell-api';
import { json, renderRemote, silence, unreachable, type Call, type Routes } from '@berea/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { remote } from '../remote.tsx';

const request = z.object({ book: z.string(), chapter: z.number(), bibleId: z.string() });
type Answer = NonNullable<Routes[string]>;

/** The function, as a reader meets it: each chapter has two verses that say where they stand. */
const anyChapter: Answer = ({ body }: Call) => {
  const { book, chapter, bibleId } = request.parse(body);
  const verse = (number: number) => `<span class="v" data-number="${number}">${number}</span>${book} ${chapter}:${number} in ${bibleId}. `;
  return json({ data: { reference: `${book} ${chapter}`, content: `<p class="p">${verse(1)}${verse(2)}</p>` } });
};

const open = (at: Parameters<typeof renderRemote>[1]['at'], answer: Answer = anyChapter, settings = {}) =>
  renderRemote(remote, { at, settings, routes: { '/functions/v1/bible-chapter': answer } });

const picker = (name: string) => screen.getByRole<HTMLButtonElement>('combobox', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const passage = () => screen.getByRole('region');

async function choose(name: string, option: string) {
  await userEvent.click(picker(name));
  await userEvent.click(screen.getByRole('option', { name: option }));
}

describe('the Bible, before anything is chosen', () => {
  it('asks to select a book and chapter', () => {
    open('/bible');
    expect(screen.getByRole('heading', { level: 1, name: 'Bible' })).toBeTruthy();
    expect(screen.getByText('Select a book and chapter to begin reading')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(document.title).toBe('Bible · Berea');
  });

  it('offers the 66 books in their order', async () => {
    open('/bible');
    await userEvent.click(picker('Book'));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(books.map(({ name }) => name));
  });

  it('offers the versions, the King James Version chosen', async () => {
    open('/bible');
    expect(picker('Version').textContent).toBe('King James Version');
    await userEvent.click(picker('Version'));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(versions.map(({ name }) => name));
  });

  it('takes no chapter', () => {
    open('/bible');
    expect(picker('Chapter').disabled).toBe(true);
  });

  it('offers the chapter where reading stopped, and does not open it', () => {
    keepLastPlace({ book: bookById('John')!, chapter: 3 });
    const { calls } = open('/bible');
    expect(screen.getByRole('link', { name: 'Continue John 3' }).getAttribute('href')).toBe('/bible/john/3');
    expect(calls).toEqual([]);
  });
});

describe('choosing', () => {
  it('a book keeps the empty text and enables as many chapters as it has', async () => {
    const { address, calls } = open('/bible');
    await choose('Book', 'Ruth');
    expect(address()).toBe('/bible/ruth');
    expect(screen.getByText('Select a book and chapter to begin reading')).toBeTruthy();
    expect(picker('Chapter').disabled).toBe(false);
    await userEvent.click(picker('Chapter'));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['1', '2', '3', '4']);
    expect(calls).toEqual([]);
  });

  it('a chapter opens it', async () => {
    const { address } = open('/bible/john');
    await choose('Chapter', '3');
    await heading('John 3');
    expect(address()).toBe('/bible/john/3');
  });

  it('another book clears the chapter and the text', async () => {
    const { address } = open('/bible/john/3');
    await heading('John 3');
    await choose('Book', 'Mark');
    expect(address()).toBe('/bible/mark');
    expect(picker('Chapter').value).toBe('');
    expect(screen.queryByText(/John 3/)).toBeNull();
    expect(screen.getByText('Select a book and chapter to begin reading')).toBeTruthy();
  });

  it('another version loads the chapter in it, and is kept', async () => {
    const { address, settings } = open('/bible/john/3');
    await heading('John 3');
    await choose('Version', 'World English Bible');
    expect(await screen.findByText(/John 3:1 in eng-web/)).toBeTruthy();
    expect(settings().bibleVersion).toBe('eng-web');
    expect(address()).toBe('/bible/john/3?version=eng-web');
  });
});

describe('a chapter', () => {
  it('says that it is loading', () => {
    open('/bible/john/3', silence);
    expect(screen.getByRole('status').textContent).toBe('Loading Scripture...');
    expect(passage().getAttribute('aria-busy')).toBe('true');
  });

  it('stands with its heading, its verses and the name of the version in italics', async () => {
    open('/bible/john/3');
    await heading('John 3');
    expect(passage().textContent).toContain('1John 3:1 in');
    expect(passage().textContent).toContain('2John 3:2 in');
    expect(getComputedStyle(within(passage()).getByText('King James Version')).fontStyle).toBe('italic');
    expect(screen.queryByText('Loading Scripture...')).toBeNull();
    expect(document.title).toBe('John 3 · Berea');
  });

  it('comes in the version of the settings', async () => {
    open('/bible/john/3', anyChapter, { bibleVersion: 'spa-rv1909' });
    expect(await screen.findByText(/John 3:1 in spa-rv1909/)).toBeTruthy();
    expect(within(passage()).getByText('Reina-Valera 1909')).toBeTruthy();
  });

  it('comes in the version of its address, whatever the settings say', async () => {
    const { settings } = open('/bible/john/3?version=eng-web', anyChapter, { bibleVersion: 'spa-rv1909' });
    expect(await screen.findByText(/John 3:1 in eng-web/)).toBeTruthy();
    expect(settings().bibleVersion).toBe('spa-rv1909');
  });

  it('is the one of the navigation state, with its verse', async () => {
    const { address } = open({ pathname: '/bible', state: { book: 'John', chapter: 3, verse: 2 } });
    await heading('John 3');
    expect(address()).toBe('/bible/john/3/2');
    expect(screen.getByText(/John 3:2/).closest('[data-target]')).toBeTruthy();
  });

  it('marks the verse of its address for 3 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('/bible/john/3/2');
    await heading('John 3');
    const marked = () => document.querySelector('[data-target]')?.textContent;
    await waitFor(() => expect(marked()).toContain('John 3:2'));
    await vi.advanceTimersByTimeAsync(3_000);
    await waitFor(() => expect(marked()).toBeUndefined());
    expect(passage().textContent).toContain('John 3:2');
  });

  it('is where reading stopped, once it was there to be read', async () => {
    const { unmount } = open('/bible/john/3');
    await heading('John 3');
    unmount();
    open('/bible');
    expect(screen.getByRole('link', { name: 'Continue John 3' })).toBeTruthy();
  });

  it('that is asked for beforehand is not waited for', async () => {
    const { calls } = open('/bible/john/3');
    await waitFor(() => expect(calls.map(({ body }) => body)).toContainEqual({ book: 'John', chapter: 4, bibleId: defaultVersionId }));
    await userEvent.click(button('Next Chapter'));
    expect(screen.queryByText('Loading Scripture...')).toBeNull();
    await heading('John 4');
  });
});

describe('a chapter that cannot be shown', () => {
  const unavailable = 'The book of John is not available in World English Bible. Please try a different Bible version, such as King James Version (KJV).';
  const inWeb = (answer: Answer) => open('/bible/john/3?version=eng-web', answer);
  const alert = async () => (await screen.findByRole('alert')).querySelector('p')?.textContent;

  it.each<[string, Answer]>([
    ['is refused', () => json({ error: 'No text.', code: 'version_unavailable' }, 404)],
    ['comes as an error', () => json({ error: 'No text.' })],
    ['does not come', unreachable],
  ])('because it %s names the book and the version, and what to try', async (_, answer) => {
    inWeb(answer);
    expect(await alert()).toBe(unavailable);
  });

  it('because the answer makes no sense says that it could not be loaded', async () => {
    inWeb(() => json({ data: { heading: 'John 3' } }));
    expect(await alert()).toBe('Unable to load Bible text. Please try again.');
  });

  it('opens in the King James Version at the press of a button', async () => {
    inWeb((call) => (request.parse(call.body).bibleId === 'eng-web' ? json({ error: 'No text.' }, 404) : anyChapter(call)));
    await userEvent.click(await screen.findByRole('button', { name: 'Read it in the King James Version' }));
    expect(await screen.findByText(new RegExp(`John 3:1 in ${defaultVersionId}`))).toBeTruthy();
  });

  it('comes when it is asked for again, once the server is out of its trouble', async () => {
    let there = false;
    inWeb((call) => (there ? anyChapter(call) : json({ error: 'Busy.' }, 503)));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    there = true;
    await userEvent.click(retry);
    expect(await heading('John 3')).toBeTruthy();
  });

  it('offers no retry where asking again cannot help', async () => {
    inWeb(() => json({ error: 'No text.' }, 404));
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says so where the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    inWeb(unreachable);
    expect((await screen.findByRole('alert')).textContent).toContain('You seem to be offline.');
  });

  it('leaves the way to its neighbours open', async () => {
    inWeb(() => json({ error: 'No text.' }, 404));
    await screen.findByRole('alert');
    expect(button('Next Chapter').disabled).toBe(false);
  });
});

describe('stepping from chapter to chapter', () => {
  it.each([
    ['Next Chapter', '/bible/john/3', 'John 4', '/bible/john/4'],
    ['Previous Chapter', '/bible/john/3', 'John 2', '/bible/john/2'],
    ['Next Chapter', '/bible/malachi/4', 'Matthew 1', '/bible/matthew/1'],
    ['Previous Chapter', '/bible/matthew/1', 'Malachi 4', '/bible/malachi/4'],
    ['Next Chapter', '/bible/john/3?version=eng-web', 'John 4', '/bible/john/4?version=eng-web'],
  ])('%s leads from %s to %s', async (step, from, reference, to) => {
    const { address } = open(from);
    await userEvent.click(button(step));
    await heading(reference);
    expect(address()).toBe(to);
  });

  it('scrolls smoothly to the top', async () => {
    open('/bible/john/3');
    await userEvent.click(button('Next Chapter'));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });

  it('ends at Genesis 1', () => {
    open('/bible/genesis/1');
    expect([button('Previous Chapter').disabled, button('Next Chapter').disabled]).toEqual([true, false]);
  });

  it('ends at Revelation 22', () => {
    open('/bible/revelation/22');
    expect([button('Previous Chapter').disabled, button('Next Chapter').disabled]).toEqual([false, true]);
  });

  it('goes back with the browser', async () => {
    const { go } = open('/bible/john/3');
    await userEvent.click(button('Next Chapter'));
    await heading('John 4');
    await go(-1);
    expect(await heading('John 3')).toBeTruthy();
  });
});
