import { defaultVersionId } from '@berea/scripture';
import { json, stubBrowserApis } from '@berea/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { choose, dialog, heading, openAsLydia, table, verse } from '../testing/reader.ts';
import { asideFits } from './steps.ts';

const functions = {
  '/functions/v1/cross-references': () =>
    json({
      data: {
        reference: 'John 3:2',
        total: 1,
        bibleId: defaultVersionId,
        references: [{ reference: 'Romans 5:2', text: 'By whom also we have access' }],
      },
    }),
  '/functions/v1/verse-detail': () =>
    json({
      data: {
        id: 'Romans 5:2',
        reference: 'Romans 5:2',
        content: [{ type: 'word', text: 'grace', strong: 'G5485', lemma: 'χάρις', grammar: [] }],
      },
    }),
  '/functions/v1/strongs-search': () =>
    json({
      data: {
        strongs: 'G5485',
        lemma: 'χάρις',
        occurrences: 1,
        verses: [{ id: 'John 1:2', reference: 'John 1:2', text: 'grace for grace' }],
      },
    }),
  '/functions/v1/chapter-context': () =>
    json({ contextSummary: 'Peace with God.', verses: [{ number: 2, text: 'By whom' }], targetVerse: 2 }),
};
const panel = (name: string) => screen.findByRole('complementary', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('complementary', { name: /./ })).toBeNull());

beforeEach(() => stubBrowserApis([asideFits]));

function open(notes: readonly object[] = []) {
  localStorage.setItem('bible', 'true');
  return openAsLydia({ ...functions, notes: table(notes) });
}

describe('the panel beside the text', () => {
  it('leads from a verse to another, to a word and its verses, to a note, and back', async () => {
    const { address } = open();
    await choose('Cross-references');
    const references = within(await panel('Cross-references of John 3:2'));
    await waitFor(async () => expect(await heading('Cross-references of John 3:2')).toHaveFocus());
    await userEvent.click(await references.findByRole('link', { name: /^Romans 5:2/ }));

    const shown = within(await panel('Romans 5:2'));
    expect(await shown.findByText(`Romans 5:2 in ${defaultVersionId}.`)).toBeInTheDocument();
    expect(await shown.findByText('Peace with God.')).toBeInTheDocument();
    expect(address()).toBe('/bible/john/3');

    await press('Original words');
    await press('grace');
    await press('Read its other verses here');
    await userEvent.click(await screen.findByRole('link', { name: /^John 1:2/ }));
    await panel('John 1:2');
    // The heading takes the focus before the editor is there: taken from a dialog, it would end up behind it.
    const behind: Element[] = [];
    const onFocus = ({ target }: FocusEvent) => {
      const modal = document.querySelector('[aria-modal=true]');
      if (modal && target instanceof Element && !modal.contains(target)) behind.push(target);
    };
    document.addEventListener('focusin', onFocus);
    await press('Add Note');
    await userEvent.type(within(await dialog('Add Note')).getByRole('textbox', { name: 'Your note' }), 'See Romans 5.');
    document.removeEventListener('focusin', onFocus);
    expect(behind.filter((one) => !one.hasAttribute('data-tabster-dummy'))).toEqual([]);
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Note' })).toBeNull());
    const note = within(await panel('Note on John 1:2'));
    expect(await note.findByRole('button', { name: 'Edit' })).toBeInTheDocument();

    for (const step of ['John 1:2', 'Verses with χάρις (G5485)', 'Original words of Romans 5:2', 'Romans 5:2']) {
      await press(`Back to ${step}`);
      await panel(step);
    }
    await press('Back to Cross-references of John 3:2');
    await panel('Cross-references of John 3:2');
    expect(screen.queryByRole('button', { name: /^Back to / })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(async () => expect(await screen.findByRole('group', { name: /^Verse 2\b/ })).toHaveFocus());
  });

  it('shows a note with its buttons, and closes with it when it is deleted', async () => {
    open([{ verse_id: 'John 3:2', note_text: 'Compare chapter 7.' }]);
    await press('Note on verse 2');
    const note = within(await dialog('Note on John 3:2'));
    expect(note.getByText('Compare chapter 7.')).toBeInTheDocument();
    await userEvent.click(note.getByRole('button', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await isClosed();
    expect(screen.queryByRole('button', { name: 'Note on verse 2' })).toBeNull();
    await waitFor(async () => expect(await verse(2)).toHaveFocus());
  });

  it('stays while the text goes on, and its way leads into the chapter', async () => {
    const { address } = open();
    await choose('Cross-references');
    await userEvent.click(await screen.findByRole('link', { name: /^Romans 5:2/ }));
    const link = await screen.findByRole('link', { name: 'Read in its chapter' });
    expect(link).toHaveAttribute('href', '/bible/romans/5/2');
    await press('Next Chapter');
    expect(await heading('John 4')).toBeInTheDocument();
    expect(address()).toBe('/bible/john/4');
    await panel('Romans 5:2');
    await press('Close');
    await isClosed();
  });
});
