import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { care, helpTitle, kept } from '../testing/care.ts';
import { data, entry, open } from '../testing/reference.ts';

const answers = { 'encyclopedia-entry': data({ ...entry, title: 'A place to be heard', care }) };

it('a search that shows somebody in danger meets help first, and no copy is kept', async () => {
  const { address, calls } = open('/encyclopedia', answers);
  await userEvent.type(screen.getByRole('textbox', { name: 'Search the encyclopedia' }), 'my husband hits me{Enter}');
  expect(document.activeElement).toBe(await helpTitle('A place to be heard'));
  expect(address()).toBe('/encyclopedia/help');
  expect(calls.map(({ body }) => body)).toEqual([{ term: 'my husband hits me' }]);
  expect(screen.getByText(entry.summary)).toBeTruthy();
  expect(kept()).not.toContain('husband');
  expect(Object.keys(localStorage)).toEqual([]);
});

it('an entry’s address that holds such a text is replaced', async () => {
  const { address } = open(`/encyclopedia/entry/${encodeURIComponent('my husband hits me')}`, answers);
  await helpTitle('A place to be heard');
  expect(address()).toBe('/encyclopedia/help');
});

it('an entry with help that only the back end saw a need for is not kept either', async () => {
  const { address } = open('/encyclopedia/entry/abraham', answers);
  await helpTitle('A place to be heard');
  expect(address()).toBe('/encyclopedia/help');
  expect(Object.keys(localStorage)).toEqual([]);
});
