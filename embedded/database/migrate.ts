/** Applies `supabase/migrations` as the Supabase CLI does, and records them in the CLI's own table. */

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { bootstrapLock } from './bootstrap.ts';
import { DatabaseError, DatabaseUnavailable } from './database.ts';
import type { Database } from './database.ts';

interface Migration {
  readonly version: string;
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

// The CLI's table. The hash column is our addition, and null for migrations applied by the CLI itself.
const recordTable = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
  alter table supabase_migrations.schema_migrations add column if not exists statements_hash text;
`;

const appliedRow = z.object({
  version: z.string(),
  name: z.string().nullable(),
  statements_hash: z.string().nullable(),
});

function readMigrations(folder: string): Migration[] {
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
      if (!version || !name)
        throw new DatabaseUnavailable(
          `The migration ${file} is not named <14-digit timestamp>_<name>.sql, so its place in the order is unknown.`,
        );
      const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return { version, name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
  const twice = migrations.find(({ version }, at) => version === migrations[at - 1]?.version);
  if (twice)
    throw new DatabaseUnavailable(
      `The migration ${twice.version}_${twice.name} has the timestamp of another one: give it a later timestamp.`,
    );
  return migrations;
}

/** Throws unless the applied migrations are a prefix of the available ones. */
function checkHistory(migrations: readonly Migration[], applied: readonly z.infer<typeof appliedRow>[]): void {
  const known = new Map(migrations.map((migration) => [migration.version, migration]));
  const newest = applied.at(-1)?.version ?? '';
  for (const { version, name, statements_hash: hash } of applied) {
    const migration = known.get(version);
    if (!migration)
      throw new DatabaseUnavailable(
        `The database has the migration ${version}${name ? `_${name}` : ''}, which this copy does not: it was last used by a newer version.`,
      );
    if (hash !== null && hash !== migration.hash)
      throw new DatabaseUnavailable(
        `The migration ${version}_${migration.name} was changed after it had been applied: restore it, and put the change into a new migration.`,
      );
    known.delete(version);
  }
  for (const { version, name } of known.values()) {
    if (version < newest)
      throw new DatabaseUnavailable(
        `The migration ${version}_${name} is older than the newest applied one (${newest}): give it a later timestamp.`,
      );
  }
}

/**
 * Applies the `.sql` files of `folder` that the database does not have yet, in timestamp order, each in one transaction
 * with its record. Returns the applied versions. Rejects with `DatabaseUnavailable` for a changed, missing,
 * out-of-order or failing migration; those before it stay applied.
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const migrations = readMigrations(folder);
  const seen = await database.tx(async (tx) => {
    await tx.query(bootstrapLock);
    await tx.exec(recordTable);
    const { rows } = await tx.query(
      'select version, name, statements_hash from supabase_migrations.schema_migrations order by version',
    );
    const applied = z.array(appliedRow).parse(rows);
    checkHistory(migrations, applied);
    return new Set(applied.map(({ version }) => version));
  });

  const done: string[] = [];
  for (const { version, name, sql, hash } of migrations.filter((migration) => !seen.has(migration.version))) {
    try {
      await database.tx(async (tx) => {
        await tx.query(bootstrapLock);
        const { affected } = await tx.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements, statements_hash) values ($1, $2, $3, $4) on conflict do nothing',
          [version, name, [sql], hash],
        );
        // A concurrent start has already applied it.
        if (affected === 0) return;
        await tx.exec(sql);
        done.push(version);
      });
    } catch (error) {
      if (error instanceof DatabaseError)
        throw new DatabaseUnavailable(`The migration ${version}_${name} failed: ${error.message} (${error.code}).`);
      throw error;
    }
  }
  return done;
}
