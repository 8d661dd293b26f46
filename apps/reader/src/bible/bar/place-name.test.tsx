import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heading, open } from '../testing/reader.ts';

it('the name of a long place contains what a phone shows, so that it can be named by voice', async () => {
  open('/bible/1-corinthians/13');
  await heading('1 Corinthians 13');
  const button = screen.getByRole('button', { name: '1 Corinthians 13, 1 Cor 13, book and chapter' });
  expect(within(button).getByText('1 Cor 13')).toBeInTheDocument();
});
