import { screen } from '@testing-library/react';
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

/** Waits for the level 1 heading of the help. */
export const helpTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Everything that could leak a text in jsdom: both storages, the document title and the URL, as JSON. */
export const kept = (): string =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.title, location.href]);
