import { json, silence, unreachable } from '@berea/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
  it('has an intro, a search with a counter, the eight common questions and a way home', () => {
    open('/apologetics');
    expect(screen.getByRole('heading', { level: 1, name: 'Defend the Faith' })).toBeTruthy();
    expect(screen.getByText(/^Choose an objection, or put it in your own words\./)).toBeTruthy();
    expect(screen.getByText('0/500 characters')).toBeTruthy();
    expect(button().disabled).toBe(true);
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
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(document.title).toBe('Defend the Faith · Berea');
  });

  it('counts what is typed, takes 500 characters, and cannot search for blanks', async () => {
    const { calls } = open('/apologetics');
    await userEvent.type(field(), '  {Enter}');
    expect(screen.getByText('2/500 characters')).toBeTruthy();
    expect(button().disabled).toBe(true);
    expect(field().maxLength).toBe(500);
    expect([calls, screen.queryByText('Question must be at least 5 characters')]).toEqual([[], null]);
  });

  it('does not send what is too short, says why under the field, and stops saying it once it is mended', async () => {
    const { calls } = open('/apologetics');
    await userEvent.type(field(), ' why{Enter}');
    expect(screen.getByText('Question must be at least 5 characters')).toBeTruthy();
    expect(calls).toEqual([]);
    await userEvent.type(field(), ' does God hide');
    expect(screen.queryByText('Question must be at least 5 characters')).toBeNull();
  });

  it('says so when something longer arrives by its address, and does not send it', () => {
    const { calls } = open(`/apologetics?q=${'a'.repeat(501)}`);
    expect(screen.getByText('Question must be less than 500 characters')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('searches by Enter and by its button', async () => {
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

  it('offers its common questions by addresses that are answered when they are opened', async () => {
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

it('says aloud that it prepares a defense, under the objection', async () => {
  open(address, silence);
  expect(await screen.findByRole('heading', { level: 1, name: asked })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Preparing defense...');
});

describe('the answer', () => {
  it('has its objection as heading, which has the focus, and its sections in order', async () => {
    open('/apologetics');
    await userEvent.type(field(), `${asked}{Enter}`);
    const article = within(await answered());
    expect(document.activeElement).toBe(article.getByRole('heading', { level: 1, name: asked }));
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
    expect(section('The Core Response').getByText('Not ended is not the same as never to be ended.')).toBeTruthy();
    expect((await section('A Deeper Explanation').findByText('what is claimed')).tagName).toBe('STRONG');
    expect(
      section('A Deeper Explanation')
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['that God can', 'that God would']);
    expect(section('Key Supporting Scriptures').getByRole('link', { name: 'Job 38:4' }).getAttribute('href')).toBe(
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

  it('begins with a list of its contents, each leading to its section', async () => {
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

  it('repeats its heading where it does not put the objection in other words', async () => {
    open(address, data({ ...objectionAnswer, commonObjection: undefined }));
    await answered();
    expect(within(screen.getByRole('region', { name: 'The Common Objection' })).getByText(asked)).toBeTruthy();
  });

  it('leaves out a section that it has nothing for', async () => {
    open(address, data({ ...objectionAnswer, keyScriptures: [], furtherReading: [], deeperExplanation: '' }));
    await answered();
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'The Common Objection',
      'The Core Response',
      'Sources',
    ]);
  });

  it('says plainly that it is the nearest, where what was asked has no answer of its own', async () => {
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
      'Nothing here answers “Why does God hide?” as such. This is the nearest answer we have.',
    );
  });

  it('says plainly when its sources are thin', async () => {
    open(address, data({ ...objectionAnswer, provenance: { ...objectionAnswer.provenance, confidence: 'low' } }));
    await answered();
    expect(screen.getByRole('note').textContent).toBe(
      'Few of the sources here speak to this objection. Read the answer as a place to begin, not as the last word.',
    );
  });

  it("asks for the reader's version where it is not the default, and says what is quoted", async () => {
    const { calls } = open(address, undefined, 'eng-web');
    await answered();
    expect(calls[0]?.body).toEqual({ objection: asked, bibleId: 'eng-web' });
    expect(screen.getByText('King James Version, because World English Bible is not available here')).toBeTruthy();
  });

  it('says where it comes from', async () => {
    open(address);
    await answered();
    expect(within(screen.getByRole('region', { name: 'Where this comes from' })).getByText('Checked')).toBeTruthy();
  });

  it('leads back by "Back to Topics" to the list and an empty input, and home', async () => {
    const { go } = open(address);
    await answered();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    await go(screen.getByRole('link', { name: 'Back to Topics' }).getAttribute('href')!);
    expect(presets()).toHaveLength(8);
    expect([field().value, screen.queryByRole('article')]).toEqual(['', null]);
  });
});

describe('a failure', () => {
  it.each([
    ['no answer comes', unreachable],
    ['the function is in trouble', () => json({ error: 'out' }, 503)],
    ['a good answer holds an error', () => json({ data: objectionAnswer, error: { message: 'no' } })],
    ['the answer is empty', () => json({ data: null })],
    ['the answer has another shape', () => json({ data: { objection: 1 } })],
  ])(
    'returns to the list with a notice when %s, keeps what was asked, and tries again from the notice',
    async (_, answer) => {
      let well = false;
      const { toasts } = open('/apologetics', (call) => (well ? data(objectionAnswer)(call) : answer()));
      await userEvent.type(field(), `${asked}{Enter}`);
      await waitFor(() => expect(toasts).toMatchObject([notice]));
      expect(presets()).toHaveLength(8);
      expect(field().value).toBe(asked);
      expect(document.activeElement).toBe(field());
      well = true;
      toasts[0]!.action!.run();
      expect(await answered()).toBeTruthy();
    },
  );

  it('is over when it is searched for again', async () => {
    let well = false;
    const { toasts } = open(address, (call) => (well ? data(objectionAnswer)(call) : unreachable()));
    await waitFor(() => expect(toasts).toHaveLength(1));
    well = true;
    await userEvent.click(button());
    expect(await answered()).toBeTruthy();
  });
});
