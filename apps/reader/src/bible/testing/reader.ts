import { json, renderRemote, testUser, type Call, type Routes } from '@berea/shell-api/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { z } from 'zod';
import { remote } from '../../remote.tsx';
// What the product fetches beforehand, so that a busy machine does not fetch it within a test's patience.
import '../keys/KeysDialog.tsx';
import '../overview/BookOverviewDialog.tsx';
import '../verses/VerseOverlays.tsx';

export const request = z.object({ book: z.string(), chapter: z.number(), bibleId: z.string() });
export type Answer = NonNullable<Routes[string]>;

/** The function, as a reader meets it: each chapter has two verses that say where they stand. */
export const anyChapter: Answer = ({ body }: Call) => {
  const { book, chapter, bibleId } = request.parse(body);
  const verse = (number: number) =>
    `<span class="v" data-number="${number}">${number}</span>${book} ${chapter}:${number} in ${bibleId}. `;
  return json({ data: { reference: `${book} ${chapter}`, content: `<p class="p">${verse(1)}${verse(2)}</p>` } });
};

/** Opens the reader at an address, where the function answers like this. */
export const open = (at: Parameters<typeof renderRemote>[1]['at'], answer: Answer = anyChapter, settings = {}) =>
  renderRemote(remote, { at, settings, routes: { '/functions/v1/bible-chapter': answer } });

/** What a table answers: to a reading its rows, to a writing nothing. */
export const table =
  (rows: readonly object[], writing: Answer = () => new Response(null, { status: 204 })): Answer =>
  (call) =>
    call.method === 'GET' ? json(rows) : writing(call);

/** Opens John 3 as Lydia, with tables that answer like this; without them she has neither highlights nor notes. */
export const openAsLydia = ({ highlights = table([]), notes = table([]), ...functions }: Routes = {}) =>
  renderRemote(remote, {
    at: '/bible/john/3',
    auth: { user: testUser },
    routes: {
      '/functions/v1/bible-chapter': anyChapter,
      '/rest/v1/highlights': highlights,
      '/rest/v1/notes': notes,
      ...functions,
    },
  });

/** What went to a table besides readings: method, query and body. */
export const writings = (calls: readonly Call[], name: 'highlights' | 'notes') =>
  calls
    .filter(({ method, url }) => method !== 'GET' && url.pathname === `/rest/v1/${name}`)
    .map(({ method, url, body }) => ({ method, query: Object.fromEntries(url.searchParams), body }));

export const picker = (name: string) => screen.getByRole<HTMLButtonElement>('combobox', { name });
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
export const passage = () => screen.getByRole('region');

/** A verse, by its name: "Verse 2", whatever is said of it besides. */
export const verse = (number: number) => screen.findByRole('group', { name: new RegExp(`^Verse ${number}\\b`) });
export const dialog = (name: string) => screen.findByRole('dialog', { name });

/** Right-clicks a verse. @returns its menu */
export async function verseMenu(number = 2): Promise<HTMLElement> {
  await userEvent.pointer({ keys: '[MouseRight]', target: await verse(number) });
  return screen.findByRole('menu', { name: `John 3:${number}` });
}

/** Chooses in the menu of a verse. */
export async function choose(item: string, number = 2): Promise<void> {
  await userEvent.click(within(await verseMenu(number)).getByRole('menuitem', { name: item }));
}
