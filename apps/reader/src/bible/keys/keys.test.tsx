import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialog, heading, open, picker } from '../testing/reader.ts';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Go to reference' });

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

  it('focus the reference box with /', async () => {
    open('/bible');
    await userEvent.keyboard('/');
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('');
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
        'Go to reference',
        'List the keys',
        'Highlight',
        'Add Note',
        'Copy',
      ]),
    );
  });

  it('are disabled while the user types or uses a picker', async () => {
    const { address } = open('/bible/john/3');
    await heading('John 3');
    await userEvent.type(box(), 'a/?{ArrowLeft}{ArrowRight}');
    expect(box()).toHaveValue('a/?');
    picker('Book').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect([address(), screen.queryByRole('dialog')]).toEqual(['/bible/john/3', null]);
  });
});

describe('the reference box', () => {
  it.each([
    ['jn 3 16', '/bible/john/3/16'],
    ['1 cor 13', '/bible/1-corinthians/13'],
    ['Ruth', '/bible/ruth'],
    ['rom 8:28-30', '/bible/romans/8/28'],
    ['Jude 3', '/bible/jude/1/3'],
  ])('opens, for %s, %s', async (text, to) => {
    const { address } = open('/bible');
    await userEvent.type(box(), `${text}{Enter}`);
    await expect.poll(address).toBe(to);
    expect(box()).toHaveValue('');
  });

  it('accepts Spanish references in a Spanish version and keeps the version', async () => {
    const { address } = open('/bible?version=spa-rv1909');
    await userEvent.type(box(), 'Juan 3 16{Enter}');
    await expect.poll(address).toBe('/bible/john/3/16?version=spa-rv1909');
  });

  it.each(['tobit 1', 'John 99', 'xyz'])('reports %s as unknown until the input changes', async (text) => {
    const { address } = open('/bible');
    await userEvent.type(box(), `${text}{Enter}`);
    expect(await screen.findByText('No such place in the Bible.')).toBeInTheDocument();
    expect(address()).toBe('/bible');
    await userEvent.type(box(), 'x');
    expect(screen.queryByText('No such place in the Bible.')).toBeNull();
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
