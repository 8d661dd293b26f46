/** A table of books that covers every kind of query (`shelf.sql`), for the suites of the query language. */

import { readFileSync } from 'node:fs';

import type { Database } from '@berea/embedded';
import type { RestServer } from './rest-server.ts';

/** The rows that `fillShelf` inserts. */
export const books = [
  {
    id: 1,
    title: 'Ruth',
    pages: 4,
    price: 1.5,
    code: 'a',
    tags: ['love', 'loss'],
    data: { author: { name: 'Samuel' }, parts: ['x', 'y'] },
  },
  { id: 2, title: 'Psalms, all 150', pages: 900, price: 20, code: 'b', tags: ['praise'], data: {} },
  { id: 3, title: '50 % "off" (now)', pages: null, price: 0.1, code: 'c', tags: [], data: { author: null } },
  { id: 4, title: 'ruth_and_boaz', pages: 501, price: 3, code: 'd', tags: ['love'], data: {} },
];

/** Creates the tables and functions. Call it before the server starts, because the server reads the catalogue once. */
export function buildShelf(database: Database): Promise<void> {
  return database.tx((tx) => tx.exec(readFileSync(new URL('./shelf.sql', import.meta.url), 'utf8')));
}

/** Resets the table to exactly the four books. */
export async function fillShelf(database: Database, { visitor }: RestServer): Promise<void> {
  await database.tx((tx) => tx.exec('truncate public.shelf, public.loans, public.box'));
  const { error } = await visitor.from('shelf').insert(books);
  if (error) throw error;
}
