import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { heading, open } from '../testing/reader.ts';

const turnOff = () => screen.queryByRole('button', { name: 'Original words: turn off' });

it('a button beside the heading says that tapping a word opens the original, and turns it off', async () => {
  const { settings } = open('/bible/john/3', undefined, { reading: ['narrow', 'words'] });
  const title = await heading('John 3');
  await userEvent.click(turnOff()!);
  expect(settings().reading).toEqual(['narrow']);
  expect(turnOff()).toBeNull();
  expect(title).toHaveFocus();
});

it('there is no such button while tapping a word chooses its verse', async () => {
  open('/bible/john/3');
  await heading('John 3');
  expect(turnOff()).toBeNull();
});
