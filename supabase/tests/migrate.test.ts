import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { startTestPostgres, postgresInstalled, type TestPostgres } from '@berea/embedded/testing/postgres';
import { forEachEngine } from '@berea/embedded/testing/engines';
import { isSupabaseProject, migrate } from '@berea/embedded/testing/parts';
import { type Database, DatabaseUnavailable, openDatabase, prepareDatabase } from '@berea/embedded';
import { migrations } from '../project.ts';

const first = '20260101000000_first.sql';
const second = '20260102000000_second.sql';

forEachEngine(
  (engine) => {
    let folder: string;
    const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
    const ask = async (sql: string) => (await engine.database.tx((tx) => tx.query(sql))).rows;
    beforeEach(async () => {
      folder = mkdtempSync(join(engine.dataFolder, 'migrations-'));
      await engine.database.tx((tx) =>
        tx.exec('drop schema if exists supabase_migrations cascade; drop table if exists steps'),
      );
      write(second, "insert into steps values ('second')");
      write(first, "create table steps (name text); insert into steps values ('first')");
    });

    it('applies migrations once, in timestamp order, and records them as the CLI does', async () => {
      expect(await migrate(engine.database, folder)).toEqual(['20260101000000', '20260102000000']);
      expect(await migrate(engine.database, folder)).toEqual([]);
      expect(await ask('select name from steps')).toEqual([{ name: 'first' }, { name: 'second' }]);
      expect(
        await ask('select version, name, statements from supabase_migrations.schema_migrations order by version'),
      ).toEqual([
        {
          version: '20260101000000',
          name: 'first',
          statements: ["create table steps (name text); insert into steps values ('first')"],
        },
        { version: '20260102000000', name: 'second', statements: ["insert into steps values ('second')"] },
      ]);
    });

    it('applies only new migrations on a later start', async () => {
      await migrate(engine.database, folder);
      write('20260103000000_third.sql', "insert into steps values ('third')");
      expect(await migrate(engine.database, folder)).toEqual(['20260103000000']);
    });

    it('refuses a migration that was changed after it was applied', async () => {
      await migrate(engine.database, folder);
      write(first, 'create table steps (name text, more text)');
      await expect(migrate(engine.database, folder)).rejects.toThrow(
        'The migration 20260101000000_first was changed after it had been applied: restore it, and put the change into a new migration.',
      );
    });

    it('refuses two migrations with one timestamp, before it applies anything', async () => {
      write('20260102000000_too.sql', 'select 1');
      await expect(migrate(engine.database, folder)).rejects.toThrow(
        'The migration 20260102000000_too has the timestamp of another one: give it a later timestamp.',
      );
      expect(await ask(`select to_regclass('steps') as steps`)).toEqual([{ steps: null }]);
    });

    it('accepts migrations that the CLI applied and recorded in its own way', async () => {
      await engine.database.tx((tx) =>
        tx.exec(`create schema supabase_migrations; create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
      insert into supabase_migrations.schema_migrations values ('20260101000000', array['create table steps (name text)'], 'first'); create table steps (name text)`),
      );
      expect(await migrate(engine.database, folder)).toEqual(['20260102000000']);
    });

    it('rolls back and names a failing migration, and continues from there once it is fixed', async () => {
      write(second, "insert into steps values ('second'); select 1/0");
      await expect(migrate(engine.database, folder)).rejects.toThrow(
        'The migration 20260102000000_second failed: division by zero (22012).',
      );
      expect(await ask('select name from steps')).toEqual([{ name: 'first' }]);
      write(second, "insert into steps values ('fixed')");
      expect(await migrate(engine.database, folder)).toEqual(['20260102000000']);
    });

    it('refuses a migration older than one already applied', async () => {
      await migrate(engine.database, folder);
      write('20260101120000_late.sql', 'select 1');
      await expect(migrate(engine.database, folder)).rejects.toThrow(
        /20260101120000_late is older than the newest applied one/,
      );
    });

    it('refuses a database that a newer version has migrated', async () => {
      await migrate(engine.database, folder);
      rmSync(join(folder, second));
      await expect(migrate(engine.database, folder)).rejects.toThrow(
        /has the migration 20260102000000_second, which this copy does not/,
      );
    });

    it('refuses a file without a timestamp in its name', async () => {
      renameSync(join(folder, second), join(folder, 'second.sql'));
      await expect(migrate(engine.database, folder)).rejects.toThrow(DatabaseUnavailable);
    });

    it("applies the repository's own migrations, and applies nothing on a second run", async () => {
      await prepareDatabase(engine.database, migrations);
      expect(await prepareDatabase(engine.database, migrations)).toEqual([]);
      expect(await isSupabaseProject(engine.database)).toBe(false);
    });
  },
  { prepared: false },
);

// Debian's PostgreSQL 15 lacks every feature added in 16 to 18, so migrations that pass here also pass on a hosted 17.
describe.skipIf(!postgresInstalled)('a PostgreSQL database whose owner is not an administrator', () => {
  let server: TestPostgres | undefined;
  let admin: Database;
  let adminUrl: string;
  const dataFolder = mkdtempSync(join(tmpdir(), 'berea-test-'));
  beforeAll(async () => {
    server = await startTestPostgres();
    adminUrl = (await server?.createDatabase()) ?? '';
    admin = await openDatabase({ dataFolder, databaseUrl: adminUrl });
    await admin.tx((tx) =>
      tx.exec(
        `create role owner_of_berea login; alter database ${new URL(adminUrl).pathname.slice(1)} owner to owner_of_berea`,
      ),
    );
  });
  afterAll(async () => {
    await admin.close();
    await server?.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });
  const asOwner = () => openDatabase({ dataFolder, databaseUrl: adminUrl.replace('postgres@', 'owner_of_berea@') });

  it('is refused with the missing roles and the commands to run', async () => {
    const owner = await asOwner();
    await expect(prepareDatabase(owner, migrations)).rejects.toThrow(
      /let an administrator run "create role anon nologin noinherit; .* grant the three to that user/,
    );
    await owner.close();
  });

  it('works once an administrator has created the roles', async () => {
    await admin.tx((tx) =>
      tx.exec(`create role anon nologin noinherit; create role authenticated nologin noinherit; create role service_role nologin noinherit bypassrls;
      grant anon, authenticated, service_role to owner_of_berea`),
    );
    const owner = await asOwner();
    expect((await prepareDatabase(owner, migrations)).length).toBeGreaterThan(0);
    const seen = await owner.tx(async (tx) => {
      await tx.exec('set local role anon');
      return (await tx.query('select count(*) as n from public.sources')).rows;
    });
    expect(seen).toEqual([{ n: 0 }]);
    await owner.close();
  });

  it('is recognised as a Supabase project, whose roles and auth are left unchanged', async () => {
    await admin.tx((tx) => tx.exec('create role supabase_auth_admin'));
    expect(await isSupabaseProject(admin)).toBe(true);
    const other = await openDatabase({ dataFolder, databaseUrl: await server?.createDatabase() });
    await expect(prepareDatabase(other, mkdtempSync(join(dataFolder, 'none-')))).resolves.toEqual([]);
    expect((await other.tx((tx) => tx.query("select 1 from pg_namespace where nspname = 'auth'"))).rows).toEqual([]);
    await other.close();
  });
});

describe('an unreachable PostgreSQL', () => {
  it('is reported in one sentence, without the password', async () => {
    await expect(
      openDatabase({ dataFolder: '', databaseUrl: 'postgres://me:hidden@127.0.0.1:1/berea' }),
    ).rejects.toThrow(/^The PostgreSQL at 127\.0\.0\.1:1\/berea \(DATABASE_URL\) cannot be reached: .+\.$/);
  });
});
