import { json, renderRemote, silence, type Routes } from '@berea/shell-api/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { anyChapter, button, heading, picker } from '../bible/testing/reader.ts';
import { remote } from '../testing/remote.ts';
import '../bible/settings/ReadingSettings.tsx';

const withText = ['06125adad2d5898a-01', 'eng-web'];

function read(answer: Routes[string] = () => json({ data: { here: withText } })) {
  return renderRemote(remote, {
    at: '/bible/john/3',
    routes: { '/functions/v1/bible-chapter': anyChapter, '/functions/v1/bible-versions': answer },
  });
}
const option = (name: string) => screen.findByRole('option', { name });

it('says what each version is like, and which have no text here', async () => {
  read();
  await heading('John 3');
  picker('Version').focus();
  expect(await option('King James Version · Older English, 1769')).toBeInTheDocument();
  expect(await option('World English Bible · Modern English')).toBeInTheDocument();
  // Its name promises another text.
  expect(
    await screen.findByRole('option', {
      name: /^American Standard Version \(Byzantine with Apocrypha\) · .*the text of 1901, with 66 books$/,
    }),
  ).toBeInTheDocument();
  expect(await option('Reina-Valera 1909 · No text here · Older Spanish, 1909')).toBeInTheDocument();
});

it('claims of no version that it has no text while that is not known', async () => {
  read(silence);
  await heading('John 3');
  picker('Version').focus();
  expect(picker('Version').textContent).not.toMatch(/no text here/i);
  expect(await option('Reina-Valera 1909 · Older Spanish, 1909')).toBeInTheDocument();
});

it('says the same of a second version', async () => {
  read();
  await heading('John 3');
  await userEvent.click(button('More'));
  const second = await screen.findByRole('combobox', { name: 'Second version' });
  second.focus();
  const name = 'Palabra de Dios para ti · No text here · Modern Spanish';
  expect(await within(second).findByRole('option', { name })).toBeInTheDocument();
  expect(within(second).getByRole('option', { name: 'None' })).toBeInTheDocument();
});

it('asks for nothing before somebody is about to choose', async () => {
  const { calls } = read();
  await heading('John 3');
  expect(calls.map(({ url }) => url.pathname)).not.toContain('/functions/v1/bible-versions');
});
