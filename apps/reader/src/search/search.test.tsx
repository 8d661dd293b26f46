import { json, renderRemote, unreachable, type Routes } from '@berea/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { remote } from '../testing/remote.ts';

const kjv = '06125adad2d5898a-01';
const verse = (id: string, reference: string, text: string, marks: [number, number][]) => ({
  id,
  reference,
  text,
  marks,
});
const found = {
  version: kjv,
  books: [
    { book: 'Jer', verses: 2 },
    { book: 'John', verses: 3 },
  ],
  total: 5,
  verses: [
    verse('Jer.2.13', 'Jeremiah 2:13', 'the fountain of living waters', [[16, 29]]),
    verse('John.4.10', 'John 4:10', 'he would have given thee living water', [[25, 37]]),
  ],
};
type Answer = NonNullable<Routes[string]>;
const answering =
  (data: object): Answer =>
  () =>
    json({ data });

function open(at: string, search: Answer = answering(found), settings = {}) {
  return renderRemote(remote, {
    at,
    settings,
    routes: { '/functions/v1/scripture-search': search },
    contributions: { links: { help: '/question/help' } },
  });
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Words or a phrase' });
const results = () => screen.findByRole('region', { name: 'Results' });
const asked = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ url }) => url.pathname.endsWith('scripture-search')).map(({ body }) => body);

describe('the search', () => {
  it('has nothing to answer before something is looked for, and offers examples', async () => {
    const { calls } = open('/search');
    expect(await screen.findByRole('link', { name: 'living water' })).toHaveAttribute('href', '/search?q=living+water');
    expect(asked(calls)).toEqual([]);
  });

  it.each([
    ['/search', '/bible/john/3/16'],
    ['/search?version=eng-web', '/bible/john/3/16?version=eng-web'],
  ])('opens a reference in the reader, as the box does: from %s', async (at, reader) => {
    const { address, calls } = open(at);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Words or a phrase' }), 'jn 3:16{Enter}');
    await waitFor(() => expect(address()).toBe(reader));
    expect(asked(calls)).toEqual([]);
  });

  it('is in the address, and its verses are marked and lead to their chapters', async () => {
    const { address, calls } = open('/search');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Words or a phrase' }), ' "living water" {Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=%22living+water%22'));
    const list = within(await results());
    expect(list.getByRole('heading', { level: 2 })).toHaveTextContent('"living water" — 5 verses');
    const link = list.getByRole('link', { name: /John 4:10/ });
    expect(link).toHaveAttribute('href', '/bible/john/4/10');
    expect(link.querySelector('mark')).toHaveTextContent('living water');
    expect(screen.queryByRole('link', { name: /^Only as a phrase/ })).toBeNull();
    expect(asked(calls)).toEqual([{ query: '"living water"', version: kjv }]);
  });

  it('offers the spelling that finds something where a word is misspelled', async () => {
    open(
      '/search?q=livng+watter&near=3',
      answering({ version: kjv, books: [], total: 0, verses: [], instead: 'living water' }),
    );
    const link = await screen.findByRole('link', { name: 'Did you mean living water?' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/q=living\+water/));
    expect(link).toHaveAttribute('href', expect.stringMatching(/near=3/));
  });

  it('offers to ask what is in no verse: it may be the name of a story', async () => {
    renderRemote(remote, {
      at: '/search?q=good+samaritan',
      routes: { '/functions/v1/scripture-search': answering({ version: kjv, books: [], total: 0, verses: [] }) },
      contributions: { links: { question: '/question?q={text}' } },
    });
    expect(await screen.findByRole('link', { name: 'Ask “good samaritan”' })).toHaveAttribute(
      'href',
      '/question?q=good%20samaritan',
    );
  });

  it('says how a phrase was found: as it is written, or in any form because no verse has it so', async () => {
    const quoted = '/search?q=%22living+water%22';
    const { unmount } = open(quoted, answering({ ...found, asWritten: true }));
    expect(await screen.findByText('In the King James Version, the phrase as it is written.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'In any form and order: living water' }).getAttribute('href')).toMatch(
      /q=living\+water(?:&|$)/,
    );
    unmount();
    open(quoted);
    expect(
      await screen.findByText(
        'In the King James Version, in any form of the words: no verse has the phrase as it is written.',
      ),
    ).toBeInTheDocument();
  });

  it('offers one word as it is written', async () => {
    open('/search?q=lamp');
    await results();
    expect(screen.getByRole('link', { name: 'Only as it is written: “lamp”' }).getAttribute('href')).toContain(
      'q=%22lamp%22',
    );
  });

  it('offers the words as a phrase where they were searched for one by one', async () => {
    open('/search?q=living+water&version=eng-web');
    await results();
    expect(screen.getByRole('link', { name: 'Only as a phrase: “living water”' }).getAttribute('href')).toContain(
      'q=%22living+water%22',
    );
  });

  it.each([
    ['jn 99:99', 'John', 21],
    ['psalm 151', 'Psalms', 150],
    ['3 Jn 2', '3 John', 'one'],
  ])('says of %s that %s has fewer chapters', async (typed, book, chapters) => {
    open(`/search?q=${encodeURIComponent(typed)}`);
    const link = await screen.findByRole('link', { name: book });
    expect(link).toHaveAttribute('href', `/bible/${book.toLowerCase().replace(' ', '-')}`);
    expect(link.parentElement).toHaveTextContent(`${book} has ${chapters} chapter`);
  });

  it('says of a verse that its chapter has fewer', async () => {
    open('/search?q=Luke+4%3A50');
    const link = await screen.findByRole('link', { name: 'Luke 4' });
    expect(link).toHaveAttribute('href', '/bible/luke/4');
    expect(link.parentElement).toHaveTextContent('Luke 4 has 44 verses.');
  });

  it('says nothing of chapters where there are none', async () => {
    open('/search?q=living+water+3');
    await results();
    expect(screen.queryByText(/its name was searched for/)).toBeNull();
    expect(screen.getByText(/Numbers are left out/)).toBeInTheDocument();
  });

  it('looks in the version and the nearness of its address', async () => {
    const { calls } = open('/search?q=faith+works&near=10&version=eng-web');
    await results();
    expect(asked(calls)).toEqual([{ query: 'faith works', version: 'eng-web', near: 10 }]);
    expect(screen.getByText(/the World English Bible cannot be searched here/)).toBeInTheDocument();
  });

  it('is narrowed by a bar of the chart, and widened by the same bar', async () => {
    const { address, calls } = open('/search?q=water');
    await results();
    const bar = screen.getByTitle('John: 3 verses');
    await userEvent.click(bar);
    await waitFor(() => expect(address()).toBe('/search?q=water&book=john'));
    expect(asked(calls).at(-1)).toEqual({ query: 'water', version: kjv, book: 'John' });
    await userEvent.click(screen.getByTitle('John: 3 verses'));
    await waitFor(() => expect(address()).toBe('/search?q=water'));
  });

  it('is narrowed by a testament, with the counts of all', async () => {
    const { address, calls } = open('/search?q=water');
    await results();
    await userEvent.click(screen.getByRole('button', { name: 'New Testament 3' }));
    await waitFor(() => expect(address()).toBe('/search?q=water&testament=new'));
    expect(asked(calls).at(-1)).toEqual({ query: 'water', version: kjv, testament: 'new' });
  });

  it('shows the verses after the first when they are asked for', async () => {
    const many = { ...found, total: 201, books: [{ book: 'John', verses: 201 }] };
    const last = { ...many, verses: [verse('Rev.22.17', 'Revelation 22:17', 'the water of life freely', [[4, 9]])] };
    const { calls } = open('/search?q=water', ({ body }) =>
      json({ data: (body as { offset?: number }).offset ? last : many }),
    );
    await results();
    await userEvent.click(screen.getByRole('button', { name: 'Show more verses (1 left)' }));
    expect(await screen.findByRole('link', { name: /Revelation 22:17/ })).toBeInTheDocument();
    expect(asked(calls).at(-1)).toEqual({ query: 'water', version: kjv, offset: 200 });
    expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
  });

  it('says so where nothing is found', async () => {
    open('/search?q=hobbit', answering({ version: kjv, books: [], total: 0, verses: [] }));
    expect(await screen.findByText('No verse of the King James Version has hobbit.')).toBeInTheDocument();
  });

  it('offers wider searches where nothing is found', async () => {
    open('/search?q="second%20breakfast"&near=3', answering({ version: kjv, books: [], total: 0, verses: [] }));
    const list = await screen.findByRole('list', { name: 'Try instead' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href')!)]),
    ).toEqual([
      ['Anywhere in a verse', `/search?q="second+breakfast"&version=${kjv}`],
      ['The words in any order', `/search?q=second+breakfast&version=${kjv}`],
      ['second in the concordance', '/concordance/second'],
      ['breakfast in the concordance', '/concordance/breakfast'],
    ]);
  });

  it('shows the verses of another version where the one that is read has none', async () => {
    const own = { bibleVersion: 'spa-rv1909' };
    const inEither: Answer = ({ body }) => {
      const { version } = body as { version: string };
      return json({ data: version === kjv ? found : { version, books: [], total: 0, verses: [] } });
    };
    const { calls } = open('/search?q=living+water', inEither, own);
    const region = within(await results());
    expect(region.getByText('No verse of the Reina-Valera 1909 has living water.')).toBeInTheDocument();
    expect(region.getByRole('heading', { name: 'In the King James Version — 5 verses' })).toBeInTheDocument();
    expect(region.getByRole('link', { name: /^John 4:10/ })).toHaveAttribute('href', `/bible/john/4/10?version=${kjv}`);
    expect(region.getByRole('link', { name: 'Search the King James Version' })).toHaveAttribute(
      'href',
      `/search?q=living+water&version=${kjv}`,
    );
    expect(asked(calls)).toEqual(
      ['spa-rv1909', kjv].map((version) => expect.objectContaining({ query: 'living water', version })),
    );
  });

  describe('what no version has', () => {
    const nowhere = answering({ version: kjv, books: [], total: 0, verses: [] });
    const answer = {
      question: 'money worries',
      summary: 'Bring the worry to God.',
      plainEnglishExplanation: 'It is old.',
      outcome: 'card',
      references: [{ scripture: 'Matthew 6:25-34', text: 'Take no thought for your life', why: 'The birds.' }],
    };
    const ask = (data: object) =>
      renderRemote(remote, {
        at: '/search?q=money+worries',
        routes: { '/functions/v1/scripture-search': nowhere, '/functions/v1/scripture-question': answering(data) },
        contributions: { links: { question: '/question?q={text}' } },
      });

    it('gets the passages of an answer of ours', async () => {
      ask(answer);
      const passages = within(await screen.findByRole('region', { name: 'Passages on money worries' }));
      expect(passages.getByRole('link', { name: /^Matthew 6:25-34 Take no thought/ })).toHaveAttribute(
        'href',
        '/bible/matthew/6/25-34',
      );
      expect(screen.getByText('No results found')).toBeInTheDocument();
    });

    it.each([
      ['passages that only share a word', { ...answer, outcome: 'passages' }],
      ['nothing to answer', { ...answer, outcome: 'declined', references: [] }],
    ])('gets none where there are %s', async (_, data) => {
      const { calls } = ask(data);
      await waitFor(() => expect(calls.some(({ url }) => url.pathname.endsWith('scripture-question'))).toBe(true));
      await screen.findByRole('link', { name: 'Ask “money worries”' });
      expect(screen.queryByRole('region', { name: /^Passages on/ })).toBeNull();
    });
  });

  it('says so when it fails, and tries again', async () => {
    let fails = true;
    open('/search?q=water', () => (fails ? unreachable() : json({ data: found })));
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
    fails = false;
    await userEvent.click(again);
    expect(await results()).toBeInTheDocument();
  });

  it('refuses what no verse can have, and sends nothing', async () => {
    const { calls } = open('/search');
    await screen.findByRole('link', { name: 'living water' });
    await userEvent.type(field(), '316{Enter}');
    expect(await screen.findByText('Please enter a word')).toBeInTheDocument();
    expect(asked(calls)).toEqual([]);
  });

  it('security: leads somebody who tells of danger to help, and neither sends nor keeps what they typed', async () => {
    for (const at of ['/search', '/search?q=i+want+to+kill+myself']) {
      const { address, calls, unmount } = open(at);
      if (at === '/search')
        await userEvent.type(
          await screen.findByRole('textbox', { name: 'Words or a phrase' }),
          'I want to kill myself{Enter}',
        );
      await waitFor(() => expect(address()).toBe('/question/help'));
      expect(asked(calls)).toEqual([]);
      unmount();
    }
  });
});
