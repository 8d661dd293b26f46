/** A table of books that covers every kind of query (`shelf.sql`), for the suites of the query language. */

import { readFileSync } from 'node:fs';

import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach } from 'vitest';

import { forEachEngine } from './engines.ts';
import type { Engine } from './engines.ts';
import { serveRest } from './rest-server.ts';
import type { RestServer } from './rest-server.ts';

/** The rows of `shelf` before each test. */
const books = [
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

/** What the suites of one engine share. Set before their first test. */
export interface Shelf {
  readonly engine: Engine;
  readonly rest: RestServer;
  /** The real client, signed out. */
  readonly client: SupabaseClient;
}

/** Runs the same tests on both engines, each before a table with exactly the four books. */
export function forEachShelf(define: (on: Shelf) => void): void {
  forEachEngine((engine) => {
    let rest: RestServer;
    beforeAll(async () => {
      // Before the server starts, because it reads the catalogue once.
      await engine.database.tx((tx) => tx.exec(readFileSync(new URL('./shelf.sql', import.meta.url), 'utf8')));
      rest = await serveRest(engine);
    });
    beforeEach(async () => {
      await engine.database.tx((tx) => tx.exec('truncate public.shelf, public.loans, public.box'));
      const { error } = await rest.visitor.from('shelf').insert(books);
      if (error) throw error;
    });
    afterAll(() => rest.close());
    define({
      engine,
      get rest() {
        return rest;
      },
      get client() {
        return rest.visitor;
      },
    });
  });
}

/** The ids of the rows that were found, sorted. */
export const ids = (found: { data: { id: number }[] | null }): number[] | undefined =>
  found.data?.map(({ id }) => id).sort();
