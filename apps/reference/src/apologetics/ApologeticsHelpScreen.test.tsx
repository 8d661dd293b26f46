import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { care, helpTitle, kept } from '../testing/care.ts';
import { data, objectionAnswer, open } from '../testing/reference.ts';

it('shows help first for a crisis objection and does not repeat the objection', async () => {
  const typed = 'my husband hits me';
  const { address } = open('/apologetics', {
    'apologetics-answer': data({ ...objectionAnswer, objection: typed, commonObjection: undefined, care }),
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Objection or question' }), `${typed}{Enter}`);
  expect(document.activeElement).toBe(await helpTitle('A place to be heard'));
  expect(address()).toBe('/apologetics/help');
  expect(screen.getByRole('heading', { level: 2, name: 'The Core Response' })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 2, name: 'The Common Objection' })).toBeNull();
  expect(screen.queryByText(typed)).toBeNull();
  expect(kept()).not.toContain('husband');
});
