/**
 * Each user's rows are private. The tests attack through `/rest/v1` with the unmodified client. The name of each test
 * says which rule it guards; it fails when that rule is removed from `supabase/migrations` or from the translator.
 */

import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { forEachEngine } from './engines.ts';
import { serveRest } from './rest-server.ts';
import type { Person, RestServer } from './rest-server.ts';

const tables: readonly {
  table: string;
  row: Record<string, unknown>;
  elsewhere: Record<string, unknown>;
  change: Record<string, unknown>;
  onConflict: string;
}[] = [
  {
    table: 'highlights',
    row: { verse_id: 'John 3:16', color: '#fde047' },
    elsewhere: { verse_id: 'John 3:17', color: '#fde047' },
    change: { color: '#000000' },
    onConflict: 'user_id,verse_id',
  },
  {
    table: 'notes',
    row: { verse_id: 'John 3:16', note_text: 'mine' },
    elsewhere: { verse_id: 'John 3:17', note_text: 'mine' },
    change: { note_text: 'theirs' },
    onConflict: 'user_id,verse_id',
  },
  {
    table: 'saved_studies',
    row: { title: 'mine' },
    elsewhere: { title: 'another' },
    change: { title: 'theirs' },
    onConflict: 'id',
  },
  {
    table: 'reading_plans',
    row: { name: 'mine', books: ['John'], days: 21, started_on: '2026-01-01' },
    elsewhere: { name: 'another', books: ['Mark'], days: 16, started_on: '2026-01-01' },
    change: { name: 'theirs' },
    onConflict: 'id',
  },
  {
    table: 'chapters_read',
    row: { chapter: 'John 3', read_on: '2026-01-01' },
    elsewhere: { chapter: 'John 4', read_on: '2026-01-01' },
    change: { read_on: '2026-01-02' },
    onConflict: 'user_id,chapter,read_on',
  },
  {
    table: 'opened_chapters',
    row: { chapter: 'John 3' },
    elsewhere: { chapter: 'John 4' },
    change: { chapter: 'John 5' },
    onConflict: 'user_id,chapter',
  },
  {
    table: 'collections',
    row: { title: 'mine' },
    elsewhere: { title: 'another' },
    change: { title: 'theirs' },
    onConflict: 'id',
  },
];

forEachEngine((engine) => {
  let rest: RestServer;
  let ruth: Person;
  let mallory: Person;
  beforeAll(async () => {
    await engine.database.tx((tx) =>
      tx.exec(
        `create function public.sneak() returns int language sql volatile security definer as 'delete from public.highlights returning 1'`,
      ),
    );
    rest = await serveRest(engine);
    [ruth, mallory] = [await rest.person(), await rest.person()];
  });
  afterAll(() => rest.close());

  /** Every row, bypassing all policies, to check that an attack changed nothing. */
  const everything = (table: string) =>
    engine.database.tx(
      async (tx) => (await tx.query(`select to_jsonb(t) as row from public.${table} t order by id`)).rows,
    );

  describe.each(tables)('$table', ({ table, row, elsewhere, change, onConflict }) => {
    let id: string;
    beforeEach(async () => {
      await engine.database.tx((tx) => tx.exec(`delete from public.${table}`));
      id = (
        await ruth.client
          .from(table)
          .insert({ ...row, user_id: ruth.id })
          .select('id')
          .single()
      ).data?.id;
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
    });

    /** Checks that Ruth's row is unchanged, and that nobody else has a row. */
    async function untouched(attack: () => PromiseLike<unknown>): Promise<void> {
      const before = await everything(table);
      await attack();
      expect(await everything(table)).toEqual(before);
    }

    it('guards "people read their own": nobody else reads a row, by id, by user_id, by counting, or without a filter', async () => {
      const theirs = mallory.client.from(table);
      expect((await ruth.client.from(table).select()).data).toHaveLength(1);
      expect((await theirs.select()).data).toEqual([]);
      expect((await theirs.select().eq('id', id)).data).toEqual([]);
      expect((await theirs.select().or(`user_id.eq.${ruth.id},id.not.is.null`)).data).toEqual([]);
      expect((await theirs.select('*', { count: 'exact', head: true })).count).toBe(0);
      expect((await theirs.select().eq('user_id', ruth.id).single()).error?.code).toBe('PGRST116');
    });

    it('guards "people add … of their own": a forged user_id is refused in an insert and in an upsert', async () => {
      await untouched(async () => {
        const forged = { ...elsewhere, user_id: ruth.id };
        expect(await mallory.client.from(table).insert(forged)).toMatchObject({
          status: 403,
          error: { code: '42501' },
        });
        expect(await mallory.client.from(table).upsert(forged, { onConflict })).toMatchObject({
          status: 403,
          error: { code: '42501' },
        });
        expect(await mallory.client.from(table).upsert({ ...forged, id: randomUUID() })).toMatchObject({
          status: 403,
          error: { code: '42501' },
        });
        expect(await mallory.client.from(table).insert([{ ...row, user_id: mallory.id }, forged])).toMatchObject({
          status: 403,
          error: { code: '42501' },
        });
      });
    });

    it('guards the default of user_id: when omitted it is the caller, and null is refused', async () => {
      expect((await mallory.client.from(table).insert(row).select('user_id').single()).data).toEqual({
        user_id: mallory.id,
      });
      expect((await mallory.client.from(table).insert({ ...row, user_id: null })).status).toBe(403);
    });

    it('guards "people change their own" (using): nobody else changes a row, by update, by upsert on its id, or by both keys', async () => {
      await untouched(async () => {
        expect((await mallory.client.from(table).update(change).eq('id', id).select()).data).toEqual([]);
        expect((await mallory.client.from(table).update(change, { count: 'exact' }).eq('user_id', ruth.id)).count).toBe(
          0,
        );
        expect((await mallory.client.from(table).update({ user_id: mallory.id }).eq('id', id).select()).data).toEqual(
          [],
        );
        expect(await mallory.client.from(table).upsert({ ...row, ...change, id, user_id: ruth.id })).toMatchObject({
          status: 403,
          error: { code: '42501' },
        });
        expect(await mallory.client.from(table).upsert({ ...row, ...change, id, user_id: mallory.id })).toMatchObject({
          status: 403,
          error: { code: '42501' },
        });
      });
    });

    it('guards "people change their own" (with check): a row cannot be given to another user', async () => {
      await untouched(async () => {
        expect(await ruth.client.from(table).update({ user_id: mallory.id }).eq('id', id)).toMatchObject({
          status: 403,
          error: { code: '42501' },
        });
        expect(await ruth.client.from(table).upsert({ ...row, id, user_id: mallory.id })).toMatchObject({
          status: 403,
          error: { code: '42501' },
        });
      });
    });

    it('guards "people remove their own": nobody else deletes a row', async () => {
      await untouched(async () => {
        expect((await mallory.client.from(table).delete().eq('id', id).select()).data).toEqual([]);
        expect((await mallory.client.from(table).delete({ count: 'exact' }).eq('user_id', ruth.id)).count).toBe(0);
        expect((await mallory.client.from(table).delete({ count: 'exact' }).not('id', 'is', null)).count).toBe(0);
      });
      expect((await ruth.client.from(table).delete({ count: 'exact' }).eq('id', id)).count).toBe(1);
    });

    it('guards the grants: a visitor gets 401 for every verb, whatever user_id they claim', async () => {
      await untouched(async () => {
        for (const user_id of [undefined, ruth.id]) {
          const attempts = [
            rest.visitor.from(table).select(),
            rest.visitor.from(table).select('*', { head: true, count: 'exact' }),
            rest.visitor.from(table).insert({ ...row, user_id }),
            rest.visitor.from(table).upsert({ ...row, user_id }, { onConflict }),
            rest.visitor.from(table).update(change).eq('id', id),
            rest.visitor.from(table).delete().eq('id', id),
          ];
          for (const attempt of attempts) expect((await attempt).status).toBe(401);
        }
      });
    });

    it('guards the grants on columns: nobody sets the server’s timestamps', async () => {
      const time = table === 'saved_studies' ? 'completed_at' : 'created_at';
      await untouched(async () => {
        expect(await ruth.client.from(table).insert({ ...row, user_id: ruth.id, [time]: '2000-01-01' })).toMatchObject({
          status: 403,
          error: { code: '42501' },
        });
        expect(
          await ruth.client
            .from(table)
            .update({ [time]: '2000-01-01' })
            .eq('id', id),
        ).toMatchObject({ status: 403, error: { code: '42501' } });
      });
    });

    it('guards the check of the session: a token without a user is refused', async () => {
      await untouched(async () => {
        const { nobody } = rest;
        const attempts = [
          nobody.from(table).select(),
          nobody.from(table).insert(row),
          nobody.from(table).delete({ count: 'exact' }).not('id', 'is', null),
        ];
        for (const attempt of attempts) expect(await attempt).toMatchObject({ status: 401, error: { code: 'PT401' } });
      });
    });
  });

  describe('the translator', () => {
    it('guards "set role" and the claims: one request’s identity does not leak into the next', async () => {
      await ruth.client
        .from('highlights')
        .upsert({ user_id: ruth.id, verse_id: 'Mark 1:1', color: '#fff' }, { onConflict: 'user_id,verse_id' });
      const asked = [ruth, mallory, ruth, mallory].map(({ client }) => client.from('highlights').select('user_id'));
      const visits = [rest.visitor.from('highlights').select(), rest.visitor.from('highlights').select()];
      for (const [at, { data }] of (await Promise.all(asked)).entries())
        expect(data?.every(({ user_id }) => user_id === ruth.id) && data.length > 0).toBe(at % 2 === 0);
      for (const { status } of await Promise.all(visits)) expect(status).toBe(401);
      const { rows } = await engine.database.tx((tx) =>
        tx.query(
          `select current_user <> 'authenticated' as owner, coalesce(current_setting('request.jwt.claims', true), '') as claims`,
        ),
      );
      expect(rows).toEqual([{ owner: true, claims: '' }]);
    });

    it('guards the exposed schema: accounts, the catalogue and private functions are not accessible', async () => {
      for (const schema of ['auth', 'private', 'pg_catalog', 'information_schema'])
        expect((await rest.service.schema(schema).from('users').select()).status).toBe(406);
      for (const name of ['users', 'auth.users', 'pg_class', 'pg_authid', '"auth"."users"'])
        expect((await ruth.client.from(name).select()).status).toBe(404);
      for (const name of ['pg_sleep', 'set_config', 'pg_read_file', 'is_list', 'touch_updated_at'])
        expect((await ruth.client.rpc(name)).status).toBe(404);
    });

    it('guards read-only GET: a read changes nothing, even when it calls a volatile function', async () => {
      expect(await ruth.client.rpc('sneak', {}, { get: true })).toMatchObject({
        status: 405,
        error: { code: '25006' },
      });
      expect(await ruth.client.rpc('sneak', {}, { head: true })).toMatchObject({ status: 405 });
    });

    it.each([
      `x'; drop table public.highlights; --`,
      `x"; drop table public.highlights; --`,
      `') or true --`,
      `$1`,
      `$$ || (select encrypted_password from auth.users) || $$`,
      `\\'; select pg_sleep(5); --`,
      `id", t."verse_id`,
    ])('guards the parameters: %s is only ever a value or an unknown name', async (hostile) => {
      const quoted = `"${hostile.replace(/[\\"]/g, '\\$&')}"`;
      const named: Record<string, unknown> = { [hostile]: 1 };
      const from = () => ruth.client.from('highlights');
      expect(await from().select().eq('verse_id', hostile)).toMatchObject({ status: 200, data: [] });
      expect((await from().select().in('verse_id', [hostile, 'x,y'])).status).toBeLessThan(500);
      expect((await from().select().or(`verse_id.eq.${quoted}`)).status).toBe(200);
      expect(await from().insert({ verse_id: hostile, color: '#fff' })).toMatchObject({
        status: 400,
        error: { code: '23514' },
      });
      expect(
        await ruth.client
          .from('notes')
          .upsert({ user_id: ruth.id, verse_id: 'John 1:1', note_text: hostile }, { onConflict: 'user_id,verse_id' })
          .select('note_text')
          .single(),
      ).toMatchObject({ data: { note_text: hostile } });
      for (const attempt of [
        from().select(quoted),
        from().select(`id::${hostile}`),
        from().select().order(quoted),
        from().select().eq(quoted, 1),
        from().insert(named),
        from().upsert({ color: '#fff' }, { onConflict: quoted }),
        ruth.client.from(hostile).select(),
        ruth.client.rpc(hostile),
        ruth.client.rpc('add', named),
      ])
        expect([400, 404]).toContain((await attempt).status);
      expect((await from().select(`${quoted}:id`)).status).toBe(hostile === '$1' ? 200 : 400);
      expect((await from().select()).error).toBeNull();
    });
  });
});
