import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { forEachEngine } from '../testing/engines.ts';
import { DatabaseError } from './database.ts';
import type { Tx } from './database.ts';
import { openPostgres } from './postgres.ts';

const bytes = new Uint8Array([0, 1, 255]);

/** Every kind of value the product stores or may receive, with the exact result that both engines must return. */
const values: readonly [sql: string, value: unknown][] = [
  ['1::int2', 1],
  ['-7::int4', -7],
  ['9007199254740991::int8', 9007199254740991],
  ['9007199254740993::int8', '9007199254740993'],
  ['1.50::numeric', '1.50'],
  ['0.1::float8', 0.1],
  ['1.5::float4', 1.5],
  ["'NaN'::float8", Number.NaN],
  ['true', true],
  ['null::text', null],
  ["'Grüß Gott'::text", 'Grüß Gott'],
  [`'{"a": [1, null]}'::jsonb`, { a: [1, null] }],
  [`'null'::json`, null],
  [`'"text"'::jsonb`, 'text'],
  ["'2026-11-20 10:22:00.123456+02'::timestamptz", '2026-11-20T08:22:00.123456+00:00'],
  ["'2026-11-20 10:22:00'::timestamp", '2026-11-20T10:22:00'],
  ["'infinity'::timestamptz", 'infinity'],
  ["'2026-11-20'::date", '2026-11-20'],
  ["'10:22'::time", '10:22:00'],
  ["'1 day 2 hours'::interval", '1 day 02:00:00'],
  ["'6f2b1d2e-0b5b-4a6e-9a53-0c1f6f3b2a11'::uuid", '6f2b1d2e-0b5b-4a6e-9a53-0c1f6f3b2a11'],
  [String.raw`'\x0001ff'::bytea`, bytes],
  ["'(1,2)'::point", '(1,2)'],
  ['array[1,2]::int4[]', [1, 2]],
  ['array[1,9007199254740993]::int8[]', [1, '9007199254740993']],
  [`array['a,b','c"d',null]::text[]`, ['a,b', 'c"d', null]],
  ['array[array[1],array[2]]', [[1], [2]]],
  ['array[1.50]::numeric[]', ['1.50']],
  [`array['{"a":1}']::jsonb[]`, [{ a: 1 }]],
  ['array[true,false]', [true, false]],
];

const parameters: readonly [type: string, given: unknown, stored: unknown][] = [
  ['int4', 7, 7],
  ['int8', 12n, 12],
  ['text', 'x', 'x'],
  ['text', 'true', 'true'],
  ['bool', false, false],
  ['timestamptz', new Date(0), '1970-01-01T00:00:00+00:00'],
  ['bytea', bytes, bytes],
  ['jsonb', { a: ["it's"] }, { a: ["it's"] }],
  ['text[]', ['a', null, 'b"\\,c'], ['a', null, 'b"\\,c']],
  ['int4[]', [], []],
  [
    'int4[]',
    [
      [1, 2],
      [3, 4],
    ],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['uuid', null, null],
  ['text', undefined, null],
];

forEachEngine((engine) => {
  const one = (sql: string, params?: readonly unknown[]) =>
    engine.database.tx(async (tx) => (await tx.query<{ value: unknown }>(sql, params)).rows[0]?.value);

  it.each(values)('reads %s', async (sql, value) => {
    expect(await one(`select ${sql} as value`)).toEqual(value);
  });

  it.each(parameters)('takes a parameter of type %s', async (type, given, stored) => {
    expect(await one(`select $1::${type} as value`, [given])).toEqual(stored);
  });

  it('commits when the work succeeds, and rolls everything back when it throws', async () => {
    await engine.database.tx((tx) =>
      tx.exec(
        'create table notebook (n integer primary key, line text not null check (length(line) < 9)); insert into notebook values (1, $$one$$)',
      ),
    );
    const failing = engine.database.tx(async (tx) => {
      await tx.query("insert into notebook values (2, 'two')");
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await one('select array_agg(n) as value from notebook')).toEqual([1]);
  });

  it('returns the number of affected rows', async () => {
    const counted = await engine.database.tx(async (tx) => [
      (await tx.query("insert into notebook values (10, 'a'), (11, 'b')")).affected,
      (await tx.query("update notebook set line = 'c' where n > 9 returning n")).affected,
      (await tx.query('select * from notebook')).affected,
      (await tx.query('delete from notebook where n > 9')).affected,
      (await tx.query('delete from notebook where n > 9')).affected,
    ]);
    expect(counted).toEqual([2, 2, 3, 2, 0]);
  });

  it.each([
    [
      "insert into notebook values (1, 'again')",
      { code: '23505', constraint: 'notebook_pkey', table: 'notebook', detail: 'Key (n)=(1) already exists.' },
    ],
    ['insert into notebook values (3, null)', { code: '23502', column: 'line', table: 'notebook' }],
    ["insert into notebook values (3, 'much too long')", { code: '23514', constraint: 'notebook_line_check' }],
    ["select 'x'::int4", { code: '22P02' }],
    ['select nothing from notebook', { code: '42703' }],
    ['selec 1', { code: '42601' }],
  ])('reports the error fields for: %s', async (sql, fields) => {
    const error: unknown = await one(sql).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error).toMatchObject(fields);
  });

  it('refuses to write in a read-only transaction', async () => {
    await expect(
      engine.database.tx((tx) => tx.query("insert into notebook values (4, 'x')"), { readOnly: true }),
    ).rejects.toMatchObject({ code: '25006' });
  });

  it('rejects when the work swallows an error, because Postgres rolls the transaction back', async () => {
    const swallowing = engine.database.tx(async (tx) => {
      await tx.query("insert into notebook values (5, 'x')");
      await tx.query('select 1/0').catch(() => {});
    });
    await expect(swallowing).rejects.toMatchObject({ code: '25P02' });
    expect(await one('select count(*) as value from notebook where n = 5')).toBe(0);
  });

  it('refuses statements after the transaction has ended', async () => {
    let leaked: Tx | undefined;
    await engine.database.tx(async (tx) => void (leaked = tx));
    await expect(leaked?.query('select 1')).rejects.toMatchObject({ code: '25P01' });
  });

  it('resets the role and claims at the end of the transaction', async () => {
    const before = await one('select current_user as value');
    await engine.database.tx(async (tx) => {
      await tx.exec('set local role anon');
      await tx.query(`select set_config('request.jwt.claims', '{"sub":"6f2b1d2e-0b5b-4a6e-9a53-0c1f6f3b2a11"}', true)`);
      expect((await tx.query('select current_user::text as role, auth.uid() as uid')).rows).toEqual([
        { role: 'anon', uid: '6f2b1d2e-0b5b-4a6e-9a53-0c1f6f3b2a11' },
      ]);
    });
    expect(await one('select current_user as value')).toBe(before);
    expect(await one('select auth.uid() as value')).toBeNull();
  });

  it('cancels a statement with 57014 on timeout, and keeps working', async () => {
    await expect(
      engine.database.tx((tx) => tx.query('select count(*) from generate_series(1, 10000000000)'), { timeoutMs: 200 }),
    ).rejects.toMatchObject({ code: '57014' });
    expect(await one('select 1 as value')).toBe(1);
  });

  // Nobody can end a session of the embedded database but the program itself.
  it.each(engine.kind === 'postgres' ? ['between two statements', 'during a statement'] : [])(
    'security: outlives the end of its connection %s, and connects again',
    async (when) => {
      const ended = engine.database.tx(async (tx) => {
        const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
        const statement = when === 'during a statement' ? tx.query('select pg_sleep(20)') : undefined;
        statement?.catch(() => {});
        await one('select pg_terminate_backend($1) as value', [rows[0]?.pid]);
        // The server's last word, and then the end of the connection, arrive meanwhile.
        await new Promise((resolve) => setTimeout(resolve, 200));
        await (statement ?? tx.query('select 1'));
      });
      await expect(ended).rejects.toMatchObject({ code: expect.stringMatching(/^(57P01|08006)$/) });
      for (let n = 0; n < 3; n++) expect(await one('select 1 as value')).toBe(1);
    },
  );

  it.each(engine.kind === 'postgres' ? ['stands still', 'is held up by a slow statement'] : [])(
    'security: refuses whoever held others up, and nobody for a server that did: it %s',
    async (what) => {
      const still = what === 'stands still';
      const opened = await openPostgres(engine.databaseUrl!, { connections: 2 });
      try {
        const ask = (client: string, timeoutMs: number, sql = 'select 1 as one') =>
          opened
            .tx((tx) => tx.query(sql), { client, timeoutMs })
            .then(
              ({ rows }) => rows,
              ({ code }: { code: string }) => code,
            );
        const folder = (await one(`select current_setting('data_directory') as value`)) as string;
        const server = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
        const { rows } = await opened.tx((tx) => tx.query<{ pid: number }>('select pid from pg_stat_activity'));
        const stopped = [server, ...rows.map(({ pid }) => pid)];
        const signal = (name: NodeJS.Signals) => still && stopped.forEach((pid) => process.kill(pid, name));
        signal('SIGSTOP');
        try {
          const slow = still ? undefined : 'select pg_sleep(20)';
          // One has a connection, the other one needs one. A third waits for both, and gives up.
          const running = [ask('a', 4400, slow), ask('b', 4400, slow)];
          expect(await ask('c', 200)).toBe('57014');
          expect(await Promise.all(running)).toEqual(Array(2).fill(expect.stringMatching(/^(57014|08006)$/)));
          await new Promise((resolve) => setTimeout(resolve, 1200));
        } finally {
          signal('SIGCONT');
        }
        const served = [{ one: 1 }];
        expect([await ask('a', 3000), await ask('b', 3000), await ask('c', 3000)]).toEqual(
          still ? [served, served, served] : ['53300', '53300', served],
        );
      } finally {
        await opened.close();
      }
    },
  );

  it('rolls a transaction back when its own code exceeds the timeout', async () => {
    const slow = engine.database.tx(
      async (tx) => {
        await tx.query("insert into notebook values (6, 'x')");
        await new Promise((resolve) => setTimeout(resolve, 2000));
        await tx.query("insert into notebook values (7, 'x')");
      },
      { timeoutMs: 100 },
    );
    await expect(slow).rejects.toMatchObject({ code: '57014' });
    expect(await one('select count(*) as value from notebook where n in (6, 7)')).toBe(0);
  });

  it('grants nothing in public by default, and lets service_role bypass row-level security', async () => {
    await engine.database.tx((tx) =>
      tx.exec(
        'create table private_notes (n integer); alter table private_notes enable row level security; insert into private_notes values (1)',
      ),
    );
    const as = (role: string) =>
      engine.database.tx(async (tx) => {
        await tx.exec(`set local role ${role}`);
        return (await tx.query('select n from private_notes')).rows;
      });
    await expect(as('anon')).rejects.toMatchObject({ code: '42501' });
    await engine.database.tx((tx) => tx.exec('grant select on private_notes to anon, service_role'));
    expect(await as('anon')).toEqual([]);
    expect(await as('service_role')).toEqual([{ n: 1 }]);
  });
});
