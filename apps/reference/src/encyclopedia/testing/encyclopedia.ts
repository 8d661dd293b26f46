import { json } from '@berea/shell-api/testing';
import { encyclopediaEntry } from '@berea/validation';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { context, data, entry, open as openAt, type Answer } from '../../testing/reference.ts';
import { cacheEntry } from '../cached-entries.ts';

export const listing = { title: 'Key People', items: ['Abraham', 'Moses', 'Sarah'] };

interface Answers {
  list?: Answer;
  entry?: Answer;
}
export const open = (
  at: Parameters<typeof openAt>[0],
  { list = data(listing), entry: answer = data(entry) }: Answers = {},
) =>
  openAt(at, { 'encyclopedia-category': list, 'encyclopedia-entry': answer, 'chapter-context': () => json(context) });

const cached = { ...encyclopediaEntry.parse(entry), summary: 'The copy of an earlier day.' };
/** Puts an older copy of the entry into the cache. */
export const hold = (term = 'Abraham') => cacheEntry(term, cached, new Date('2026-11-20T12:00:00Z'));
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search the encyclopedia' });
export const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
export const link = (name: string | RegExp) => screen.findByRole<HTMLAnchorElement>('link', { name });
export const search = (term: string) => userEvent.type(field(), `${term}{Enter}`);
/** The toast shown when an entry cannot be loaded. */
export const failure = {
  title: 'Unable to load entry',
  description: 'Please try again in a moment.',
  kind: 'destructive',
};
