import { json, silence, unreachable } from '@berea/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { card, detail, open, verse, type Answer } from './testing/concordance.ts';

const love = {
  type: 'word',
  text: 'I will love',
  lemma: 'רָחַם',
  form: 'אֶרְחָמְךָ',
  transliteration: 'râcham',
  strong: 'H7355',
  gloss: 'to fondle; by implication, to love',
  grammar: [
    { type: 'part of speech', value: 'verb' },
    { type: 'tense', value: 'imperfect' },
    { type: 'person', value: 'first person singular' },
  ],
};
const lord = { type: 'word', text: 'O LORD', strong: ['H3068', 'H136'], lemma: 'יְהֹוָה' };
const nested = [
  { type: 'verse', items: [love, { type: 'text', text: 'thee', added: true }, { type: 'divine name', items: [lord] }] },
];

async function openVerse(answer: Answer) {
  const stage = open('/concordance/love', { detail: answer });
  await userEvent.click(await verse(/^Psalms 18:1/));
  const dialog = await screen.findByRole('dialog', { name: 'Psalms 18:1' });
  return { ...stage, dialog };
}

describe('the verse dialog', () => {
  it('shows the reference, the text and a spinner while loading', async () => {
    const { dialog, calls } = await openVerse(silence);
    expect(within(dialog).getByRole('progressbar')).toBeInTheDocument();
    expect(within(dialog).getByText('Loading...')).toBeInTheDocument();
    expect(dialog.textContent).toContain('I will love thee, O LORD, my strength.');
    expect(calls.at(-1)?.body).toEqual({ verseId: 'Psalms 18:1' });
  });

  it('lists the words at any nesting depth', async () => {
    const { dialog } = await openVerse(detail(nested));
    const words = (await within(dialog).findAllByRole('listitem')).map((item) => item.textContent);
    expect(words).toHaveLength(2);
    for (const part of [
      'I will love',
      'רָחַם',
      'אֶרְחָמְךָ',
      'râcham',
      'H7355',
      'to fondle; by implication, to love',
      'verb, imperfect, first person singular',
    ])
      expect(words[0]).toContain(part);
    expect(words[1]).toContain('O LORD');
    expect(within(dialog).queryByRole('progressbar')).toBeNull();
  });

  it('explains the terms of grammar in plain words', async () => {
    const { dialog } = await openVerse(detail(nested));
    const terms = (await within(dialog).findByText('What these terms mean')).closest('details')!;
    expect(terms).not.toHaveAttribute('open');
    expect(terms).toHaveTextContent('imperfect: going on, or not completed');
    expect(within(terms).getAllByRole('term', { hidden: true })).toHaveLength(1);
  });

  it('sets the language and the text direction of the original word', async () => {
    const { dialog } = await openVerse(detail(nested));
    const lemma = await within(dialog).findByText('רָחַם');
    expect(lemma.lang).toBe('he');
    expect(lemma.dir).toBe('auto');
  });

  it("links each Strong's number of a word to all its verses", async () => {
    const { dialog } = await openVerse(detail(nested));
    await within(dialog).findAllByRole('listitem');
    const links = within(dialog).getAllByRole('link', { name: /every verse with this word/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/concordance/H7355',
      '/concordance/H3068',
      '/concordance/H136',
    ]);
  });

  it('omits unknown details of a word', async () => {
    const { dialog } = await openVerse(detail([{ type: 'word', text: 'strength' }]));
    expect((await within(dialog).findByRole('listitem')).textContent).toBe('strength');
  });

  it.each([
    ['only a type', [{ type: 'verb' }]],
    ['only a value', [{ value: 'verb' }]],
    ['a plain string', ['verb']],
  ])('lists a word whose grammar has %s', async (_, grammar) => {
    const { dialog } = await openVerse(detail([{ type: 'word', text: 'love', grammar }]));
    expect((await within(dialog).findByRole('listitem')).textContent).toBe('loveverb');
  });

  it('links to the chapter of the verse', async () => {
    const { dialog } = await openVerse(detail(nested));
    expect(within(dialog).getByRole('link', { name: 'Read in its chapter' })).toHaveAttribute(
      'href',
      '/bible/psalms/18/1',
    );
  });
});

describe('a verse without lexical data', () => {
  it.each([
    ['a string', 'none'],
    ['null', null],
    ['an object', { items: [love] }],
  ])('shows a notice when the content is %s instead of a list', async (_, content) => {
    const { dialog, toasts } = await openVerse(detail(content));
    expect(await within(dialog).findByText('No detailed lexical data available for this verse.')).toBeInTheDocument();
    expect(toasts).toEqual([]);
  });

  it.each([
    ['an empty list', []],
    ['a list without words', [{ type: 'verse', items: [{ type: 'text', text: 'thee' }] }]],
  ])('shows a notice with the reason when the content is %s', async (_, content) => {
    const { dialog } = await openVerse(detail(content));
    expect(
      await within(dialog).findByText('This verse does not have detailed lexical data available.'),
    ).toBeInTheDocument();
    expect(
      within(dialog).getByText("Note: The Scripture API may not provide Strong's data for every KJV verse."),
    ).toBeTruthy();
  });

  it.each<[string, Answer]>([
    ['is rejected with 400', () => json({ error: 'No.' }, 400)],
    ['cannot reach the server', unreachable],
  ])('shows a toast when the request %s, and can be retried', async (_, answer) => {
    let available = false;
    const { dialog, toasts } = await openVerse((call) => (available ? detail(nested)(call) : answer(call)));
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { title: 'Failed to load verse details', description: 'Please try again.', kind: 'destructive' },
      ]),
    );
    available = true;
    expect(await within(dialog).findByText('The words of this verse could not be loaded.')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findAllByRole('listitem')).toHaveLength(2);
    expect(toasts).toHaveLength(1);
  });
});

describe('closing and reopening the verse dialog', () => {
  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes with %s, discards the verse, and returns the focus to its row', async (_, close) => {
    await openVerse(detail(nested));
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('to fondle; by implication, to love')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Psalms 18:1'));
  });

  it('opens with Enter, and then shows another verse', async () => {
    open('/concordance/love', {
      detail: (call) =>
        json({
          data: {
            reference: 'x',
            content: [{ type: 'word', text: `(${(call.body as { verseId: string }).verseId})` }],
          },
        }),
    });
    await card('love — 5 occurrences in 4 verses');
    (await verse(/^Psalms 18:1/)).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('(Psalms 18:1)');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await verse(/^John 13:34/));
    const dialog = await screen.findByRole('dialog', { name: 'John 13:34' });
    expect(await within(dialog).findByText('(John 13:34)')).toBeInTheDocument();
    expect(within(dialog).queryByText('(Psalms 18:1)')).toBeNull();
  });
});
