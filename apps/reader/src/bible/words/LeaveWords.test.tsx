import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { heading, open } from '../testing/reader.ts';

const sign = () => screen.queryByRole('button', { name: 'Original words: turn off' });

it('that a tap opens the original word is said beside the heading, and turned off there', async () => {
  const { settings } = open('/bible/john/3', undefined, { reading: ['narrow', 'words'] });
  await heading('John 3');
  await userEvent.click(sign()!);
  expect(settings().reading).toEqual(['narrow']);
  expect(sign()).toBeNull();
});

it('nothing is said where a tap opens no word', async () => {
  open('/bible/john/3');
  await heading('John 3');
  expect(sign()).toBeNull();
});
