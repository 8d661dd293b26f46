import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { care, cardText, cardVerses, expectCard, helpTitle, kept } from '../testing/care.ts';
import { data, objectionAnswer, open } from '../testing/reference.ts';

it('shows help first for a crisis objection and does not repeat the objection', async () => {
  const typed = 'my husband hits me';
  const { address } = open('/apologetics', {
    'apologetics-answer': data({
      ...objectionAnswer,
      objection: typed,
      commonObjection: undefined,
      deeperExplanation: cardText,
      keyScriptures: cardVerses,
      furtherReading: [],
      care,
    }),
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Objection or question' }), `${typed}{Enter}`);
  await waitFor(async () => expect(await helpTitle('A place to be heard')).toHaveFocus());
  expect(address()).toBe('/apologetics/help');
  expectCard();
  expect(screen.getByText('And when they were departed')).toBeInTheDocument();
  expect(screen.queryByText(typed)).toBeNull();
  expect(kept()).not.toContain('husband');
});
