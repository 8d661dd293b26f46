/** `/rest/v1/rpc`, refused requests, and schema changes at run time. */

import { setTimeout } from 'node:timers/promises';

import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';

import { forEachShelf, ids } from './shelf.ts';

forEachShelf((on) => {
  const shelf = () => on.client.from('shelf').select('id');

  describe('functions', () => {
    it('return scalars, nothing, lists, objects and rows', async () => {
      expect((await on.client.rpc('add', { a: 1, b: 2 })).data).toBe(3);
      expect((await on.client.rpc('add', { a: 1 }, { get: true })).data).toBe(11);
      expect((await on.client.rpc('greet')).data).toBe('hello "you"');
      expect((await on.client.rpc('nothing')).data).toBeNull();
      expect((await on.client.rpc('tell', { message: { a: ['ö', null] } })).data).toEqual({ a: ['ö', null] });
      expect((await on.client.rpc('count_to', { n: 3 })).data).toEqual([1, 2, 3]);
      expect((await on.client.rpc('book', { book_id: 2 })).data).toMatchObject({ id: 2, pages: 900 });
      expect((await on.client.rpc('summary').order('words')).data).toEqual([
        { title: 'Ruth', words: 1200 },
        { title: 'ruth_and_boaz', words: 150_300 },
        { title: 'Psalms, all 150', words: 270_000 },
      ]);
    });

    it('allow select, filter, order, count and paging on their rows', async () => {
      const over = await on.client
        .rpc('books_over', { min_pages: 3 }, { count: 'exact' })
        .select('id')
        .neq('id', 2)
        .order('id', { ascending: false })
        .limit(1);
      expect(over).toMatchObject({ status: 206, data: [{ id: 4 }], count: 2 });
      expect(
        (await on.client.rpc('books_over', { min_pages: 800 }, { get: true }).eq('id', 2).single()).data,
      ).toMatchObject({ id: 2 });
      expect(await on.client.rpc('books_over', { min_pages: 3 }, { head: true, count: 'exact' })).toMatchObject({
        data: null,
        count: 3,
      });
      expect((await on.client.rpc('count_to', { n: 1500 })).data).toHaveLength(1000);
    });

    it('change data only by POST', async () => {
      expect(await on.client.rpc('tear_out', { book_id: 1 })).toMatchObject({ status: 204, data: null, error: null });
      expect((await on.client.from('shelf').select('pages').eq('id', 1).single()).data).toEqual({ pages: 3 });
      expect(await on.client.rpc('tear_out', { book_id: 1 }, { get: true })).toMatchObject({
        status: 405,
        error: { code: '25006' },
      });
    });

    it('are refused for an unknown name, wrong arguments or missing rights, and return what they raise', async () => {
      expect(await on.client.rpc('nope')).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
      expect(await on.client.rpc('add', { c: 1 })).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
      expect(await on.client.rpc('add', { a: 'x' })).toMatchObject({ status: 400, error: { code: '22P02' } });
      expect(await on.client.rpc('only_for_service')).toMatchObject({ status: 401, error: { code: '42501' } });
      expect(await on.client.rpc('fail_with', { code: 'P0001' })).toMatchObject({
        status: 400,
        error: { code: 'P0001', message: 'as asked' },
      });
      expect(await on.client.rpc('fail_with', { code: '42501' })).toMatchObject({ status: 401 });
    });
  });

  describe('outside the subset', () => {
    it.each([
      ['embedding', (each: SupabaseClient) => each.from('loans').select('*, shelf(*)')],
      ['embedded filters', (each: SupabaseClient) => each.from('loans').select('*').eq('shelf.id', 1)],
      ['full-text search', (each: SupabaseClient) => each.from('shelf').select().textSearch('title', 'ruth')],
      ['aggregates', (each: SupabaseClient) => each.from('shelf').select('pages.sum()')],
      ['a dry run', (each: SupabaseClient) => each.from('shelf').delete().eq('id', 1).rollback()],
    ])('refuses %s, with the reason', async (_, ask) => {
      expect(await ask(on.client)).toMatchObject({
        status: 400,
        data: null,
        error: {
          code: expect.stringMatching(/^PGRST1(27|00)$/),
          message: expect.any(String),
          details: expect.any(String),
        },
      });
      expect((await shelf()).data).toHaveLength(4);
    });

    it('refuses CSV, query plans, other schemas, PUT, other paths and the API description, in JSON', async () => {
      expect(await on.client.from('shelf').select().csv()).toMatchObject({ status: 406, error: { code: 'PGRST107' } });
      expect(await on.client.from('shelf').select().explain()).toMatchObject({
        status: 406,
        error: { code: 'PGRST107' },
      });
      expect(await on.client.schema('auth').from('users').select()).toMatchObject({
        status: 406,
        error: { code: 'PGRST106' },
      });
      for (const [path, method, status] of [
        ['/shelf?id=eq.1', 'PUT', 405],
        ['/shelf/1', 'GET', 404],
        ['/', 'GET', 404],
        ['/rpc/add', 'PUT', 405],
      ] as const) {
        const answer = await on.rest.fetch(path, { method, ...(method === 'PUT' && { body: '{}' }) });
        expect([answer.status, await answer.json()]).toEqual([
          status,
          { code: expect.stringMatching(/^PGRST/), message: expect.any(String), details: null, hint: null },
        ]);
      }
    });
  });

  it('cancels a visitor’s statement after three seconds, and keeps working', async () => {
    expect(await on.client.rpc('dawdle')).toMatchObject({ status: 503, error: { code: '57014' } });
    expect(ids(await shelf())).toEqual([1, 2, 3, 4]);
  });

  it('finds a table, a column and a function that a migration adds at run time, within a second', async () => {
    const migrate = async (sql: string) => {
      await on.engine.database.tx((tx) => tx.exec(sql));
      await setTimeout(1100);
    };
    expect((await on.client.from('later').select()).status).toBe(404);
    await migrate(
      'create table public.later (a int); grant select, insert on public.later to anon; create function public.later() returns int language sql return 1',
    );
    expect((await on.client.from('later').insert({ a: 1 })).error).toBeNull();
    expect((await on.client.rpc('later')).data).toBe(1);
    await migrate('alter table public.later rename a to b');
    expect((await on.client.from('later').select('b').eq('b', 1)).data).toEqual([{ b: 1 }]);
    await migrate('drop table public.later');
    expect((await on.client.from('later').select('b')).error?.code).toBe('PGRST205');
  });
});
