import { renderRemote, testUser, type Call, type Routes } from '@berea/shell-api/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { vi } from 'vitest';
import { anyChapter, table, type Answer } from './answers.ts';
import { remote } from '../../testing/remote.ts';
// Lazy chunks of the app. Imported here so that loading them on a busy machine does not count towards a test's timeout.
import '../keys/KeysDialog.tsx';
import '../overview/BookOverviewDialog.tsx';
import '../verses/VerseOverlays.tsx';

export * from './answers.ts';

/** Renders the reader at an address with this fake response of `bible-chapter`. */
export const open = (
  at: Parameters<typeof renderRemote>[1]['at'],
  answer: Answer = anyChapter,
  settings = {},
  host: Partial<Parameters<typeof renderRemote>[1]> = {},
) => renderRemote(remote, { ...host, at, settings, routes: { '/functions/v1/bible-chapter': answer } });

/** Renders John 3, or another address, for the signed-in test user. The highlights and notes tables are empty unless given. */
export const openAsLydia = (
  { highlights = table([]), notes = table([]), ...functions }: Routes = {},
  at = '/bible/john/3',
) =>
  renderRemote(remote, {
    at,
    auth: { user: testUser },
    routes: {
      '/functions/v1/bible-chapter': anyChapter,
      '/rest/v1/highlights': highlights,
      '/rest/v1/notes': notes,
      ...functions,
    },
  });

/** The write requests sent to a table: method, query and body. */
export const writings = (calls: readonly Call[], name: 'highlights' | 'notes') =>
  calls
    .filter(({ method, url }) => method !== 'GET' && url.pathname === `/rest/v1/${name}`)
    .map(({ method, url, body }) => ({ method, query: Object.fromEntries(url.searchParams), body }));

export const picker = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
/** What the list of a picker offers. */
export const offered = (name: string) =>
  [...picker(name).options].filter(({ hidden }) => !hidden).map(({ label }) => label);
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
/** Opens the book and chapter pickers of an open chapter. */
export const openPlaces = () => userEvent.click(screen.getByRole('button', { name: /, book and chapter$/ }));
/**
 * Timers that a test advances. `performance` stays real: React holds content back until 300 ms after the last fallback,
 * by that clock, and one that starts again at 0 makes the wait as long as the worker has run.
 */
export const fakeTime: Parameters<typeof vi.useFakeTimers>[0] = {
  shouldAdvanceTime: true,
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
};
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
export const passage = () => screen.getByRole('region');

/** Finds a verse by its accessible name, "Verse 2", with or without a suffix such as ", highlighted yellow". */
export const verse = (number: number) => screen.findByRole('group', { name: new RegExp(`^Verse ${number}\\b`) });
export const dialog = (name: string) => screen.findByRole('dialog', { name });

/** Right-clicks a verse of John 3 and returns its menu. */
export async function verseMenu(number = 2): Promise<HTMLElement> {
  await userEvent.pointer({ keys: '[MouseRight]', target: await verse(number) });
  return screen.findByRole('menu', { name: `John 3:${number}` });
}

/** Opens the menu of a verse and clicks an item. */
export async function choose(item: string, number = 2): Promise<void> {
  await userEvent.click(within(await verseMenu(number)).getByRole('menuitem', { name: item }));
}
