/** The query language of `/rest/v1` as supabase-js uses it, beyond what the application needs today, on test tables. */

import { describe, expect, it } from 'vitest';

import { forEachShelf, ids } from './shelf.ts';

/** The exact response of each engine, for byte-by-byte comparison. */
const answers = new Map<string, string>();

forEachShelf((on) => {
  const shelf = () => on.client.from('shelf').select('id');

  describe('reading', () => {
    it('selects columns, aliases, casts and JSON paths', async () => {
      expect(
        (
          await on.client
            .from('shelf')
            .select('title, pages::text, data->author->>name, second:data->parts->1')
            .eq('id', 1)
        ).data,
      ).toEqual([{ title: 'Ruth', pages: '4', name: 'Samuel', second: 'y' }]);
      expect((await on.client.from('thick_books').select('*').order('id')).data).toEqual([
        { id: 2, title: 'Psalms, all 150', pages: 900 },
        { id: 4, title: 'ruth_and_boaz', pages: 501 },
      ]);
    });

    it('applies the filters of supabase-js', async () => {
      expect(ids(await shelf().eq('title', '50 % "off" (now)'))).toEqual([3]);
      expect(ids(await shelf().neq('id', 1))).toEqual([2, 3, 4]);
      expect(ids(await shelf().gt('price', 1.5).lte('price', 20))).toEqual([2, 4]);
      expect(ids(await shelf().gte('pages', 501).lt('pages', 900))).toEqual([4]);
      expect(ids(await shelf().like('title', 'R%'))).toEqual([1]);
      expect(ids(await shelf().ilike('title', 'ruth*'))).toEqual([1, 4]);
      expect(ids(await shelf().likeAnyOf('title', ['R*', 'Psalms*']))).toEqual([1, 2]);
      expect(ids(await shelf().ilikeAllOf('title', ['%RUTH%', '%boaz']))).toEqual([4]);
      expect(ids(await shelf().filter('title', 'match', '^[0-9]'))).toEqual([3]);
      expect(ids(await shelf().is('pages', null))).toEqual([3]);
      expect(ids(await shelf().not('pages', 'is', null))).toEqual([1, 2, 4]);
      expect(ids(await shelf().isDistinct('pages', 4))).toEqual([2, 3, 4]);
      expect(ids(await shelf().in('title', ['Psalms, all 150', 'Ruth']))).toEqual([1, 2]);
      expect(ids(await shelf().in('id', []))).toEqual([]);
      expect(ids(await shelf().notIn('id', [1, 2]))).toEqual([3, 4]);
      expect(ids(await shelf().contains('tags', ['love']))).toEqual([1, 4]);
      expect(ids(await shelf().containedBy('tags', ['love', 'loss']))).toEqual([1, 3, 4]);
      expect(ids(await shelf().overlaps('tags', ['praise', 'loss']))).toEqual([1, 2]);
      expect(ids(await shelf().contains('data', { author: { name: 'Samuel' } }))).toEqual([1]);
      expect(ids(await shelf().eq('data->author->>name', 'Samuel'))).toEqual([1]);
      expect(ids(await shelf().match({ id: 2, code: 'b' }))).toEqual([2]);
    });

    it('combines filters with or, and, not, also nested', async () => {
      expect(ids(await shelf().or('id.eq.1,and(pages.gt.500,not.or(price.lt.5,title.eq."Psalms, all 150"))'))).toEqual([
        1,
      ]);
      expect(ids(await shelf().or('title.eq."Psalms, all 150",title.in.("50 % \\"off\\" (now)",x)'))).toEqual([2, 3]);
      expect(ids(await shelf().or('tags.cs.{praise},pages.is.null').neq('id', 3))).toEqual([2]);
      expect(ids(await shelf().not('id', 'in', '(1,2)'))).toEqual([3, 4]);
    });

    it('does not truncate a value before comparing it', async () => {
      expect(ids(await shelf().eq('code', 'a'))).toEqual([1]);
      expect(ids(await shelf().eq('code', 'abcdefgh'))).toEqual([]);
      expect(ids(await shelf().eq('price', '1.504'))).toEqual([]);
    });

    it('orders rows, with nulls first or last', async () => {
      const order = async (...given: Parameters<ReturnType<typeof shelf>['order']>) =>
        (
          await shelf()
            .order(...given)
            .order('id')
        ).data?.map(({ id }) => id);
      expect(await order('pages')).toEqual([1, 4, 2, 3]);
      expect(await order('pages', { ascending: false })).toEqual([3, 2, 4, 1]);
      expect(await order('pages', { ascending: false, nullsFirst: false })).toEqual([2, 4, 1, 3]);
      expect(await order('data->author->>name', { nullsFirst: true })).toEqual([2, 3, 4, 1]);
    });

    it('returns pages with the total number of rows', async () => {
      expect(await shelf().order('id').range(1, 2)).toMatchObject({
        status: 200,
        data: [{ id: 2 }, { id: 3 }],
        count: null,
      });
      expect(await on.client.from('shelf').select('id', { count: 'exact' }).order('id').range(1, 2)).toMatchObject({
        status: 206,
        data: [{ id: 2 }, { id: 3 }],
        count: 4,
      });
      expect(await on.client.from('shelf').select('*', { count: 'exact', head: true }).gt('id', 1)).toMatchObject({
        status: 200,
        data: null,
        count: 3,
      });
      for (const count of ['planned', 'estimated'] as const)
        expect((await on.client.from('shelf').select('id', { count }).limit(1)).count).toBe(4);
      expect(await on.client.from('shelf').select('id', { count: 'exact' }).range(9, 12)).toMatchObject({
        status: 416,
        error: { code: 'PGRST103' },
      });
      expect(await on.client.from('shelf').select('id', { count: 'exact' }).gt('id', 9)).toMatchObject({
        status: 200,
        data: [],
        count: 0,
      });
    });

    it('supports the Range header', async () => {
      const answer = await on.rest.fetch('/shelf?select=id&order=id', {
        headers: { Range: '1-2', Prefer: 'count=exact' },
      });
      expect([answer.status, answer.headers.get('content-range'), await answer.json()]).toEqual([
        206,
        '1-2/4',
        [{ id: 2 }, { id: 3 }],
      ]);
      expect((await on.rest.fetch('/shelf', { headers: { Range: '5-1' } })).status).toBe(416);
    });

    it('returns one object, or an error when there is not exactly one', async () => {
      expect((await shelf().eq('id', 1).single()).data).toEqual({ id: 1 });
      expect(await shelf().gt('id', 9).single()).toMatchObject({
        status: 406,
        error: { code: 'PGRST116', details: 'The result contains 0 rows' },
      });
      expect(await shelf().gt('id', 1).single()).toMatchObject({
        status: 406,
        error: { code: 'PGRST116', details: 'The result contains 3 rows' },
      });
      expect(await shelf().gt('id', 1).maybeSingle()).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
    });

    it('never returns more than 1000 rows at once', async () => {
      await on.client.from('shelf').insert(Array.from({ length: 1100 }, (_, at) => ({ id: at + 100, title: `${at}` })));
      expect((await shelf()).data).toHaveLength(1000);
      expect(await on.client.from('shelf').select('id', { count: 'exact' }).limit(5000)).toMatchObject({
        status: 206,
        count: 1104,
      });
    });

    it.each([
      '/shelf?order=id',
      '/shelf?select=id,data,added,price,tags&order=id.desc',
      '/shelf?id=eq.99',
      '/thick_books?order=pages',
      '/rpc/summary?order=title',
      '/rpc/count_to?n=3',
      '/shelf?id=eq.x',
      '/shelf?nope=eq.1',
      '/nope',
      '/rpc/nope',
      '/rpc/fail_with?code=22012',
      '/shelf?title=eq.%00',
      '/highlights',
      '/shelf?title=gt.5&pages=like.x',
    ])('answers %s identically on both engines, byte for byte', async (path) => {
      const answer = await on.rest.fetch(path);
      const text = `${answer.status} ${answer.headers.get('content-range')} ${answer.headers.get('content-type')} ${await answer.text()}`;
      expect(text).toBe(answers.get(path) ?? text);
      answers.set(path, text);
    });
  });

  describe('writing', () => {
    it('returns nothing, or the written rows', async () => {
      expect(await on.client.from('shelf').insert({ title: 'New' })).toMatchObject({
        status: 201,
        data: null,
        error: null,
      });
      expect(
        await on.client.from('shelf').insert({ id: 10, title: 'Newer' }).select('id, price').single(),
      ).toMatchObject({
        status: 201,
        data: { id: 10, price: 9.5 },
      });
      expect(
        await on.client.from('shelf').update({ pages: 5 }).lt('id', 3).select('id, pages').order('id'),
      ).toMatchObject({
        status: 200,
        data: [
          { id: 1, pages: 5 },
          { id: 2, pages: 5 },
        ],
      });
      expect(await on.client.from('shelf').update({ pages: 6 }, { count: 'exact' }).lt('id', 3)).toMatchObject({
        status: 204,
        data: null,
        count: 2,
      });
      expect(await on.client.from('shelf').delete({ count: 'exact' }).lt('id', 3)).toMatchObject({
        status: 204,
        count: 2,
      });
      expect(await on.client.from('shelf').delete().eq('id', 3).select()).toMatchObject({
        status: 200,
        data: [{ id: 3, title: '50 % "off" (now)' }],
      });
      expect(await on.client.from('shelf').insert([]).select()).toMatchObject({ status: 201, data: [] });
    });

    it('needs no read permission for a write that returns nothing', async () => {
      expect(await on.client.from('box').insert({ note: 'x' })).toMatchObject({ status: 201, error: null });
      expect(await on.client.from('box').insert({ note: 'x' }).select()).toMatchObject({
        status: 401,
        error: { code: '42501' },
      });
    });

    it('fills a missing key with null, or with the default on request', async () => {
      const rows = [
        { id: 20, title: 'a', price: 1 },
        { id: 21, title: 'b' },
      ];
      expect((await on.client.from('shelf').insert(rows).select('price').order('id')).data).toEqual([
        { price: 1 },
        { price: null },
      ]);
      expect(
        (await on.client.from('shelf').upsert(rows, { defaultToNull: false }).select('price').order('id')).data,
      ).toEqual([{ price: 1 }, { price: 9.5 }]);
    });

    it('stores every value unchanged', async () => {
      const row = {
        id: 30,
        title: `'); drop table shelf; -- "$1" \\ ö 🌿 \n`,
        tags: ['a,b', '"c"', '{d}', ''],
        data: { __proto__x: [null, true, 1e3, { 'ä"': '\\' }] },
        'odd "na-me"': '',
      };
      expect(
        (await on.client.from('shelf').insert(row).select(`id,title,tags,data,"odd \\"na-me\\""`).single()).data,
      ).toEqual(row);
      const exact = await on.rest.fetch('/shelf?select=data', {
        method: 'POST',
        headers: { Prefer: 'return=representation' },
        body: '{"id":31,"title":"t","data":{"n":12345678901234567890.10}}',
      });
      expect(await exact.text()).toBe('[{"data":{"n": 12345678901234567890.10}}]');
    });

    it('returns the location of a new row when only headers are requested', async () => {
      const answer = await on.rest.fetch('/shelf', {
        method: 'POST',
        headers: { Prefer: 'return=headers-only' },
        body: '{"id":40,"title":"t"}',
      });
      expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([
        201,
        '/shelf?id=eq.40',
        '',
      ]);
    });

    it('rolls a write back when its response is refused', async () => {
      const two = [
        { id: 50, title: 'a' },
        { id: 51, title: 'b' },
      ];
      expect(await on.client.from('shelf').insert(two).select().single()).toMatchObject({
        status: 406,
        error: { code: 'PGRST116' },
      });
      expect(await on.client.from('shelf').update({ title: 'x' }).eq('id', 99).select().single()).toMatchObject({
        status: 406,
      });
      expect(await on.client.from('shelf').delete().gt('id', 0).maxAffected(3)).toMatchObject({
        status: 400,
        error: { code: 'PGRST124' },
      });
      expect((await shelf()).data).toHaveLength(4);
    });

    it('refuses an update or delete without a filter', async () => {
      expect(await on.client.from('shelf').delete()).toMatchObject({ status: 400, error: { code: '21000' } });
      expect(await on.client.from('shelf').update({ title: 'x' })).toMatchObject({
        status: 400,
        error: { code: '21000' },
      });
    });

    it('returns errors of Postgres', async () => {
      expect(await on.client.from('shelf').insert({ id: 1, title: 'x' })).toMatchObject({
        status: 409,
        error: { code: '23505' },
      });
      expect(await on.client.from('loans').insert({ book_id: 99 })).toMatchObject({
        status: 409,
        error: { code: '23503' },
      });
      expect(await on.client.from('shelf').insert({ pages: 1 })).toMatchObject({
        status: 400,
        error: { code: '23502' },
      });
      expect(await on.client.from('shelf').insert({ title: 'x', pages: 'many' })).toMatchObject({
        status: 400,
        error: { code: '22P02' },
      });
      expect(await on.client.from('shelf').insert({ title: 'x', code: 'abcdefgh' })).toMatchObject({
        status: 400,
        error: { code: '22001' },
      });
      expect(await on.client.from('shelf').insert({ title: 'x', nope: 1 })).toMatchObject({
        status: 400,
        error: { code: 'PGRST204' },
      });
      expect(await on.client.from('shelf').select('nope')).toMatchObject({
        status: 400,
        error: { code: '42703', message: 'column shelf.nope does not exist' },
      });
      expect(await on.client.from('nope').select()).toMatchObject({ status: 404, error: { code: 'PGRST205' } });
      expect(await on.client.from('thick_books').insert({ title: 'x' })).toMatchObject({
        status: 401,
        error: { code: '42501' },
      });
    });
  });
});
