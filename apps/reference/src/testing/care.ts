import { screen } from '@testing-library/react';
import type { Care } from '@berea/validation';

/** Help as an answer carries it, for a card. */
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

export const helpTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Everything jsdom's browser keeps and shows of the address, as text. */
export const kept = (): string =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.title, location.href]);
