import { defaultVersionId } from '@berea/scripture';
import { json, silence, type Routes } from '@berea/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { choose, dialog, openAsLydia, verse } from '../testing/reader.ts';

const path = '/functions/v1/cross-references';
const references = [
  { reference: '1 John 4:9', text: 'In this was manifested the love of God' },
  { reference: 'Romans 5:8', text: 'But God commendeth his love' },
];
const found = { reference: 'John 3:2', total: 2, bibleId: defaultVersionId, references };
const answer = (part: object = {}): Routes => ({ [path]: () => json({ data: { ...found, ...part } }) });

async function openDialog(routes: Routes) {
  const stage = openAsLydia(routes);
  await choose('Cross-references');
  return { ...stage, shown: within(await dialog('Cross-references')) };
}

describe('the cross-references of a verse', () => {
  it('are shown with their text, each linked to its place in the current version', async () => {
    const { shown, calls } = await openDialog(answer());
    const link = await shown.findByRole('link', { name: /^1 John 4:9/ });
    expect(link.textContent).toContain('In this was manifested the love of God');
    expect(link).toHaveAttribute('href', '/bible/1-john/4/9');
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      references.map(({ reference, text }) => reference + text),
    );
    expect(shown.getByText('John 3:2')).toBeInTheDocument();
    expect(calls.find(({ url }) => url.pathname === path)?.body).toEqual({
      book: 'John',
      chapter: 3,
      verse: 2,
      bibleId: defaultVersionId,
    });
  });

  it('name their source', async () => {
    const { shown } = await openDialog(answer());
    expect(await shown.findByText('Cross-references: TextTree.org, MIT licence.')).toBeInTheDocument();
  });

  it('state the total when only the closest are shown', async () => {
    const { shown } = await openDialog(answer({ total: 43 }));
    expect(await shown.findByText(/^The 2 closest of 43\./)).toBeInTheDocument();
  });

  it('name the quoted version when it is not the current version', async () => {
    const { shown } = await openDialog(answer({ bibleId: 'eng-web' }));
    expect(await shown.findByText(/^Quoted from the World English Bible\./)).toBeInTheDocument();
  });

  it('show a notice when there are none', async () => {
    const { shown } = await openDialog(answer({ total: 0, references: [] }));
    expect(await shown.findByText('No cross-references are known for this verse.')).toBeInTheDocument();
    expect(shown.queryByText(/TextTree/)).toBeNull();
  });

  it('show a loading message', async () => {
    const { shown } = await openDialog({ [path]: silence });
    expect(shown.getByRole('status').textContent).toBe('Loading cross-references...');
  });

  it('show an error and load on retry', async () => {
    let available = false;
    const { shown } = await openDialog({
      [path]: () => (available ? json({ data: found }) : json({ error: 'Busy.' }, 400)),
    });
    expect((await shown.findByRole('alert')).textContent).toContain(
      'Failed to load cross-references. Please try again.',
    );
    available = true;
    await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await shown.findByRole('link', { name: /^Romans 5:8/ })).toBeInTheDocument();
  });

  it('close when one of them is followed', async () => {
    const { shown } = await openDialog(answer());
    const link = await shown.findByRole('link', { name: /^Romans 5:8/ });
    // The shell handles the navigation; here only the jsdom default action has to be prevented.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('open with X on the focused verse and return the focus to it when closed', async () => {
    openAsLydia(answer());
    (await verse(2)).focus();
    await userEvent.keyboard('x');
    await userEvent.click(within(await dialog('Cross-references')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await verse(2)).toHaveFocus());
  });
});
