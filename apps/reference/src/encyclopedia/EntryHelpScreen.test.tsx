import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { care, cardText, expectCard, helpTitle, kept } from '../testing/care.ts';
import { data, entry, open } from '../testing/reference.ts';

const answers = { 'encyclopedia-entry': data({ ...entry, title: 'A place to be heard', details: cardText, care }) };

it('shows help first for a crisis search and does not cache the entry', async () => {
  const { address, calls } = open('/encyclopedia', answers);
  await userEvent.type(screen.getByRole('textbox', { name: 'Search the encyclopedia' }), 'my husband hits me{Enter}');
  await waitFor(async () => expect(await helpTitle('A place to be heard')).toHaveFocus());
  expect(address()).toBe('/encyclopedia/help');
  expect(calls.map(({ body }) => body)).toEqual([{ term: 'my husband hits me' }]);
  expect(screen.getByText(entry.summary)).toBeInTheDocument();
  expectCard();
  expect(kept()).not.toContain('husband');
  expect(Object.keys(localStorage)).toEqual([]);
});

it('removes a crisis term from the URL', async () => {
  const { address } = open(`/encyclopedia/entry/${encodeURIComponent('my husband hits me')}`, answers);
  await helpTitle('A place to be heard');
  expect(address()).toBe('/encyclopedia/help');
});

it('does not cache an entry for which only the back end recognised a crisis', async () => {
  const { address } = open('/encyclopedia/entry/abraham', answers);
  await helpTitle('A place to be heard');
  expect(address()).toBe('/encyclopedia/help');
  expect(Object.keys(localStorage)).toEqual([]);
});
