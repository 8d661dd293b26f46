import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialog, heading, open, openPlaces, picker } from '../testing/reader.ts';

describe('the keyboard shortcuts of the reader', () => {
  it.each([
    ['{ArrowRight}', 'John 4'],
    ['{ArrowLeft}', 'John 2'],
  ])('%s opens %s from John 3', async (key, reference) => {
    open('/bible/john/3');
    await heading('John 3');
    await userEvent.keyboard(key);
    expect(await heading(reference)).toBeTruthy();
  });

  it('ignore the left arrow key at the first chapter of the Bible', async () => {
    const { address } = open('/bible/genesis/1');
    await heading('Genesis 1');
    await userEvent.keyboard('{ArrowLeft}');
    expect(address()).toBe('/bible/genesis/1');
  });

  it.each(['{Control>}{ArrowRight}{/Control}', '{Alt>}{ArrowLeft}{/Alt}'])('leave %s to the browser', async (keys) => {
    const { address } = open('/bible/john/3');
    await heading('John 3');
    await userEvent.keyboard(keys);
    expect(address()).toBe('/bible/john/3');
  });

  it('list themselves with ?', async () => {
    open('/bible/john/3');
    await userEvent.keyboard('?');
    const list = await dialog('Keys');
    const labels = within(list)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(labels).toEqual(
      expect.arrayContaining([
        'Previous Chapter',
        'Next Chapter',
        'Search, or go to a reference',
        'List the keys',
        'Highlight or Remove Highlight',
        'Add Note',
        'Copy',
      ]),
    );
  });

  it('are disabled while the user uses a picker', async () => {
    const { address } = open('/bible/john/3');
    await heading('John 3');
    await openPlaces();
    picker('Book').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect([address(), screen.queryByRole('dialog')]).toEqual(['/bible/john/3', null]);
  });
});

describe('the hint', () => {
  it('comes before the pickers and stays hidden once dismissed', async () => {
    const { unmount } = open('/bible');
    const hint = screen.getByRole('complementary', { name: 'How to use the reader' });
    expect(hint.compareDocumentPosition(picker('Book'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(within(hint).getByRole('button', { name: 'Dismiss this hint' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(localStorage.getItem('bible')).toBe('true');
    unmount();
    open('/bible');
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
