import { json, silence, unreachable } from '@berea/shell-api/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { data, objectionAnswer, open as openAt, type Answer } from '../testing/reference.ts';

const asked = 'The Problem of Evil';
const address = `/apologetics?${new URLSearchParams({ q: asked })}`;
const open = (at: Parameters<typeof openAt>[0], answer: Answer = data(objectionAnswer), version?: string) =>
  openAt(at, { 'apologetics-answer': answer }, version);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Objection or question' });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Search' });
const answered = () => screen.findByRole('article', { name: asked });
const presets = () => within(screen.getByRole('navigation', { name: 'Common questions' })).getAllByRole('link');
const notice = { title: 'Unable to get answer', description: 'Please try again in a moment.', kind: 'destructive' };

describe('the list', () => {
  it('has an introduction, a search with a counter, the eight common questions and a link home', () => {
    open('/apologetics');
    expect(screen.getByRole('heading', { level: 1, name: 'Defend the Faith' })).toBeInTheDocument();
    expect(screen.getByText(/^Choose an objection, or put it in your own words\./)).toBeInTheDocument();
    expect(screen.getByText('0/500 characters')).toBeInTheDocument();
    expect(button()).toBeDisabled();
    expect(presets().map((one) => one.textContent)).toEqual([
      'The Problem of Evil',
      'Is the Bible Reliable?',
      'Has Science Disproven God?',
      'Why Does God Allow Suffering?',
      "Aren't All Religions the Same?",
      'What About People Who Never Heard?',
      'Why Are There So Many Denominations?',
      "Isn't Christianity Intolerant?",
    ]);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Defend the Faith · Berea');
  });

  it('leads to the page that checks quotations', () => {
    open('/apologetics');
    expect(screen.getByRole('link', { name: 'Check its quotations' })).toHaveAttribute('href', '/examine');
  });

  it('counts the typed characters, accepts 500, and does not search for whitespace', async () => {
    const { calls } = open('/apologetics');
    await userEvent.type(field(), '  {Enter}');
    expect(screen.getByText('2/500 characters')).toBeInTheDocument();
    expect(button()).toBeDisabled();
    expect(field().maxLength).toBe(500);
    expect([calls, screen.queryByText('Question must be at least 5 characters')]).toEqual([[], null]);
  });

  it('rejects a text that is too short with an error, and clears the error once it is fixed', async () => {
    const { calls } = open('/apologetics');
    await userEvent.type(field(), ' why{Enter}');
    expect(await screen.findByText('Question must be at least 5 characters')).toBeInTheDocument();
    expect(calls).toEqual([]);
    await userEvent.type(field(), ' does God hide');
    expect(screen.queryByText('Question must be at least 5 characters')).toBeNull();
  });

  it('shows an error and sends nothing when the URL contains a text that is too long', async () => {
    const { calls } = open(`/apologetics?q=${'a'.repeat(501)}`);
    expect(await screen.findByText('Question must be less than 500 characters')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('searches with Enter and with the button', async () => {
    const { calls, go, address: where } = open('/apologetics');
    await userEvent.type(field(), `  ${asked} {Enter}`);
    await answered();
    expect(where()).toBe(address);
    await go('/apologetics');
    await userEvent.type(field(), 'Why does God hide?');
    await userEvent.click(button());
    await answered();
    expect(calls.map(({ body }) => body)).toEqual([{ objection: asked }, { objection: 'Why does God hide?' }]);
  });

  it('links each common question to a URL that loads its answer', async () => {
    const { calls, go } = open('/apologetics');
    for (const preset of presets().map((one) => one.getAttribute('href')!)) {
      await go(preset);
      await answered();
    }
    expect(calls.map(({ body }) => body)).toMatchObject([
      { objection: asked },
      { objection: 'Is the Bible Reliable?' },
      {},
      {},
      {},
      {},
      {},
      { objection: "Isn't Christianity Intolerant?" },
    ]);
  });
});

it('announces "Preparing defense..." below the objection while loading', async () => {
  open(address, silence);
  expect(await screen.findByRole('heading', { level: 1, name: asked })).toBeInTheDocument();
  expect(screen.getByRole('status').textContent).toBe('Preparing defense...');
});

describe('the answer', () => {
  it('has the objection as its focused heading and shows its sections in order', async () => {
    open('/apologetics');
    await userEvent.type(field(), `${asked}{Enter}`);
    const article = within(await answered());
    expect(article.getByRole('heading', { level: 1, name: asked })).toHaveFocus();
    expect(article.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'The Common Objection',
      'The Core Response',
      'A Deeper Explanation',
      'Key Supporting Scriptures',
      'Thinkers & Further Reading',
      'Sources',
    ]);
    const section = (name: string) => within(article.getByRole('region', { name }));
    expect(
      section('The Common Objection').getByText('A good God would end evil, and evil has not ended.'),
    ).toBeTruthy();
    expect(
      section('The Core Response').getByText('Not ended is not the same as never to be ended.'),
    ).toBeInTheDocument();
    expect((await section('A Deeper Explanation').findByText('what is claimed')).tagName).toBe('STRONG');
    expect(
      section('A Deeper Explanation')
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['that God can', 'that God would']);
    expect(section('Key Supporting Scriptures').getByRole('link', { name: 'Job 38:4' })).toHaveAttribute(
      'href',
      '/bible/job/38/4',
    );
    expect(
      section('Key Supporting Scriptures').getByText('Where wast thou when I laid the foundations of the earth?'),
    ).toBeTruthy();
    expect(
      section('Thinkers & Further Reading')
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(objectionAnswer.furtherReading);
    expect(document.title).toBe(`${asked} · Defend the Faith · Berea`);
  });

  it('starts with a table of contents that links to the sections', async () => {
    open(address);
    await answered();
    const links = within(screen.getByRole('navigation', { name: 'In this answer' })).getAllByRole('link');
    expect(
      links.map((one) => [
        one.textContent,
        document.querySelector(one.getAttribute('href')!)?.querySelector('h2')?.textContent,
      ]),
    ).toEqual(links.map((one) => [one.textContent, one.textContent]));
    expect(links).toHaveLength(5);
  });

  it('repeats its heading when it does not rephrase the objection', async () => {
    open(address, data({ ...objectionAnswer, commonObjection: undefined }));
    await answered();
    expect(within(screen.getByRole('region', { name: 'The Common Objection' })).getByText(asked)).toBeInTheDocument();
  });

  it('omits empty sections', async () => {
    open(address, data({ ...objectionAnswer, keyScriptures: [], furtherReading: [], deeperExplanation: '' }));
    await answered();
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'The Common Objection',
      'The Core Response',
      'Sources',
    ]);
  });

  it('says what was written where the objection says it otherwise', async () => {
    open('/apologetics?q=Evil+proves+there+is+no+God');
    await answered();
    expect(screen.getByText('You wrote: “Evil proves there is no God”')).toBeInTheDocument();
    cleanup();
    open(`/apologetics?q=${encodeURIComponent(asked.toLowerCase())}`);
    await answered();
    expect(screen.queryByText(/^You wrote/)).toBeNull();
  });

  it('shows a note when it is only the nearest match to the question', async () => {
    open(
      '/apologetics?q=Why+does+God+hide%3F',
      data({
        ...objectionAnswer,
        nearestTo: 'Why does God hide?',
        provenance: { ...objectionAnswer.provenance, confidence: 'low' },
      }),
    );
    await answered();
    expect(screen.getByRole('note').textContent).toBe(
      'Nothing here answers what you wrote as such. This is the nearest answer we have.',
    );
  });

  it("requests the user's Bible version if it is not the default, and names the quoted version", async () => {
    const { calls } = open(address, undefined, 'eng-web');
    await answered();
    expect(calls[0]?.body).toEqual({ objection: asked, bibleId: 'eng-web' });
    expect(
      screen.getByText('King James Version, because World English Bible is not available here'),
    ).toBeInTheDocument();
  });

  it('shows its sources', async () => {
    open(address);
    await answered();
    expect(
      within(screen.getByRole('region', { name: 'Where this comes from' })).getByText('Checked'),
    ).toBeInTheDocument();
  });

  it('links home and, with "Back to Topics", to the list with an empty input', async () => {
    const { go } = open(address);
    await answered();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await go(screen.getByRole('link', { name: 'Back to Topics' }).getAttribute('href')!);
    expect(presets()).toHaveLength(8);
    expect([field().value, screen.queryByRole('article')]).toEqual(['', null]);
  });
});

describe('a failure', () => {
  it.each([
    ['the network is down', unreachable],
    ['the function fails', () => json({ error: 'out' }, 503)],
    ['a 200 response contains an error', () => json({ data: objectionAnswer, error: { message: 'no' } })],
    ['the response is empty', () => json({ data: null })],
    ['the response has an invalid shape', () => json({ data: { objection: 1 } })],
  ])(
    'returns to the list with a toast when %s, keeps the text, and can be retried from the toast',
    async (_, answer) => {
      let healthy = false;
      const { toasts } = open('/apologetics', (call) => (healthy ? data(objectionAnswer)(call) : answer()));
      await userEvent.type(field(), `${asked}{Enter}`);
      await waitFor(() => expect(toasts).toMatchObject([notice]));
      expect(presets()).toHaveLength(8);
      expect(field()).toHaveValue(asked);
      expect(field()).toHaveFocus();
      healthy = true;
      toasts[0]!.action!.run();
      expect(await answered()).toBeTruthy();
    },
  );

  it('is cleared by a successful new search', async () => {
    let healthy = false;
    const { toasts } = open(address, (call) => (healthy ? data(objectionAnswer)(call) : unreachable()));
    await waitFor(() => expect(toasts).toHaveLength(1));
    healthy = true;
    await userEvent.click(button());
    expect(await answered()).toBeTruthy();
  });
});
