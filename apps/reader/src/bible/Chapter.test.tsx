import { defaultVersionId } from '@berea/scripture';
import { json, silence, unreachable } from '@berea/shell-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { anyChapter, button, fakeTime, heading, open, passage, request, type Answer } from './testing/reader.ts';

describe('a chapter', () => {
  it('shows a loading message', () => {
    open('/bible/john/3', silence);
    expect(screen.getByRole('status').textContent).toBe('Loading Scripture...');
    expect(passage()).toHaveAttribute('aria-busy', 'true');
  });

  it('shows its heading, its verses and the version name in italics', async () => {
    open('/bible/john/3');
    await heading('John 3');
    expect(passage().textContent).toContain('1John 3:1 in');
    expect(passage().textContent).toContain('2John 3:2 in');
    expect(getComputedStyle(within(passage()).getByText('King James Version')).fontStyle).toBe('italic');
    expect(screen.queryByText('Loading Scripture...')).toBeNull();
    expect(document.title).toBe('John 3, King James Version · Berea');
  });

  it('has a heading even when the response names no reference', async () => {
    open('/bible/john/3', () => json({ data: { content: '<p class="p">In the beginning.</p>' } }));
    expect(await heading('John 3')).toBeInTheDocument();
  });

  it('is titled with its verses and its version', async () => {
    open('/bible/john/3/1-2?version=spa-rv1909');
    await heading('John 3');
    expect(document.title).toBe('John 3:1–2, Reina-Valera 1909 · Berea');
  });

  it('is that of the King James Version at an address without a version, whatever one’s own is', async () => {
    const { address } = open('/bible/john/3', anyChapter, { bibleVersion: 'spa-rv1909' });
    expect(await screen.findByText(/John 3:1 in 06125adad2d5898a-01/)).toBeInTheDocument();
    expect(within(passage()).getByText('King James Version')).toBeInTheDocument();
    await userEvent.click(button('Next Chapter'));
    await heading('John 4');
    expect(address()).toBe('/bible/john/4');
  });

  it('prefers the version in the URL over the settings', async () => {
    const { settings } = open('/bible/john/3?version=eng-web', anyChapter, { bibleVersion: 'spa-rv1909' });
    expect(await screen.findByText(/John 3:1 in eng-web/)).toBeInTheDocument();
    expect(settings().bibleVersion).toBe('spa-rv1909');
  });

  it('opens at the place given in the navigation state', async () => {
    const { address } = open({ pathname: '/bible', state: { book: 'John', chapter: 3, verse: 2 } });
    await heading('John 3');
    expect(address()).toBe('/bible/john/3/2');
    expect(screen.getByText(/John 3:2/).closest('[data-target]')).toBeInTheDocument();
  });

  it('emphasises the verse in the URL for 3 seconds', async () => {
    const { go } = open('/bible/john/3');
    await heading('John 3');
    vi.useFakeTimers(fakeTime);
    await go('/bible/john/3/2');
    const marked = () => document.querySelector('[data-target]')?.textContent;
    await waitFor(() => expect(marked()).toContain('John 3:2'));
    await vi.advanceTimersByTimeAsync(3_000);
    await waitFor(() => expect(marked()).toBeUndefined());
    expect(passage().textContent).toContain('John 3:2');
  });

  it('is remembered as the last read chapter after it has loaded', async () => {
    const { unmount } = open('/bible/john/3');
    await heading('John 3');
    unmount();
    open('/bible');
    expect(await screen.findByRole('link', { name: 'Continue John 3' })).toBeInTheDocument();
  });

  it('is prefetched, so the next chapter opens without a loading message', async () => {
    const { calls } = open('/bible/john/3');
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toContainEqual({ book: 'John', chapter: 4, bibleId: defaultVersionId }),
    );
    await userEvent.click(button('Next Chapter'));
    expect(screen.queryByText('Loading Scripture...')).toBeNull();
    await heading('John 4');
  });
});

describe('a chapter of a licensed version', () => {
  const copyright = 'Copyright © The Foundation. Used by permission.';
  const licensed: Answer = ({ body }) =>
    json({
      data: {
        reference: `${request.parse(body).book} ${request.parse(body).chapter}`,
        content: '<p class="p"><span class="v" data-number="1">1</span>Words.</p>',
        copyright,
      },
    });

  it('shows the copyright notice and does not prefetch other chapters', async () => {
    const { calls } = open('/bible/john/3?version=eng-nasb', licensed);
    await heading('John 3');
    expect(within(passage()).getByText(copyright)).toBeInTheDocument();
    expect(within(passage()).getByText('New American Standard Bible')).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls.filter(({ body }) => JSON.stringify(body).includes('chapter')).map(({ body }) => body)).toEqual([
      { book: 'John', chapter: 3, bibleId: 'eng-nasb' },
    ]);
  });
});

describe('a chapter that cannot be shown', () => {
  const unavailable =
    'The book of John is not available in World English Bible. Please try a different Bible version, such as King James Version (KJV).';
  const inWeb = (answer: Answer) => open('/bible/john/3?version=eng-web', answer);
  const alert = async () => (await screen.findByRole('alert')).querySelector('p')?.textContent;

  it.each<[string, Answer]>([
    ['is rejected with 404', () => json({ error: 'No text.', code: 'version_unavailable' }, 404)],
    ['returns an error with status 200', () => json({ error: 'No text.' })],
  ])('names the book, the version and an alternative when the request %s', async (_, answer) => {
    inWeb(answer);
    expect(await alert()).toBe(unavailable);
  });

  it('shows a general error when the response does not match the schema', async () => {
    inWeb(() => json({ data: { heading: 'John 3' } }));
    expect(await alert()).toBe('Unable to load Bible text. Please try again.');
  });

  it.each([
    ['JSON', 'application/json'],
    ['text', 'text/html'],
  ])('shows a general error when a successful response is announced as %s and is no JSON', async (_, type) => {
    inWeb(() => new Response('<h1>Welcome</h1>', { headers: { 'content-type': type } }));
    expect(await alert()).toBe('Unable to load Bible text. Please try again.');
  });

  it('offers a button that opens it in the King James Version', async () => {
    inWeb((call) =>
      request.parse(call.body).bibleId === 'eng-web' ? json({ error: 'No text.' }, 404) : anyChapter(call),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Read it in the King James Version' }));
    expect(await screen.findByText(new RegExp(`John 3:1 in ${defaultVersionId}`))).toBeInTheDocument();
  });

  it('loads on retry after a server error', async () => {
    let available = false;
    inWeb((call) => (available ? anyChapter(call) : json({ error: 'Busy.' }, 503)));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    available = true;
    await userEvent.click(retry);
    expect(await heading('John 3')).toBeTruthy();
  });

  it('offers no retry for an error that is not retryable', async () => {
    inWeb(() => json({ error: 'No text.' }, 404));
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says first that the browser is offline, or that nothing answers', async () => {
    inWeb(unreachable);
    expect(await screen.findByRole('heading', { name: 'Berea cannot be reached' })).toBeInTheDocument();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'You seem to be offline' })).toBeInTheDocument();
  });

  it.each<[string, Answer]>([
    ['no answer comes', unreachable],
    [
      'an answer breaks off',
      () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })),
    ],
  ])('says that there is no connection when %s, and is shown when it is back', async (_, answer) => {
    let isBack = false;
    inWeb((call) => (isBack ? anyChapter(call) : answer(call)));
    expect(await alert()).toBe('This chapter needs a connection. It is shown as soon as there is one.');
    isBack = true;
    act(() => {
      dispatchEvent(new Event('offline'));
      dispatchEvent(new Event('online'));
    });
    expect(await heading('John 3')).toBeTruthy();
  });

  it('keeps the previous and next buttons enabled', async () => {
    inWeb(() => json({ error: 'No text.' }, 404));
    await screen.findByRole('alert');
    expect(button('Next Chapter')).toBeEnabled();
  });
});
