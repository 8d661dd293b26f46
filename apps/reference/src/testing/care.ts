import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Care } from '@berea/validation';

/** The `care` field of an answer to a crisis text. */
export const care: Care = {
  kind: 'abuse',
  situation: 'partner-violence',
  title: 'A place to be heard',
  message: 'It is good that you said it.',
  resources: [
    { name: 'Emergency services', for: 'Danger now', kinds: ['abuse'], country: 'US', phone: '911' },
    { name: 'The harbour line', for: 'Anyone hurt at home', kinds: ['abuse'], country: 'US', phone: '1 23' },
  ],
};

/** The text of a card with one passage, as a back end writes it. */
export const cardText =
  '### Going is allowed\n\nJoseph got up at night.\n\nMatthew 2:13-14: God says go.\n\n### A prayer\n\nGuard me.';
export const cardVerses = [{ reference: 'Matthew 2:13-14', text: 'And when they were departed' }];

/** Expects the card of `cardText` on the screen, with its own labels. */
export function expectCard(): void {
  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(headings).toEqual(['H1 A place to be heard', 'H2 What may help', 'H3 Going is allowed', 'H3 A prayer']);
  const passage = within(screen.getByRole('figure'));
  expect(passage.getByRole('button', { name: 'Matthew 2:13-14' })).toBeTruthy();
  expect(passage.getByText('God says go.')).toBeTruthy();
  for (const label of [/Summary/, /Putting It/, /Key /, /Core Response/, /Details/, /^Checked$/])
    expect(screen.queryByText(label)).toBeNull();
}

/** Waits for the level 1 heading of the help. */
export const helpTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Everything that could leak a text in jsdom: both storages, the document title and the URL, as JSON. */
export const kept = (): string =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.title, location.href]);
