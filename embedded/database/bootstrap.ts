/** Prepares an empty Postgres with what a hosted Supabase project has before its first migration. */

import { readFileSync } from 'node:fs';

import { DatabaseError, DatabaseUnavailable } from './database.ts';
import type { Database } from './database.ts';

const files = ['./bootstrap.sql', '../auth/schema.sql'].map((path) => new URL(path, import.meta.url));

/** An arbitrary advisory lock id: two starts on one database wait for each other. */
export const bootstrapLock = 'select pg_advisory_xact_lock(7305146802)';

/**
 * Whether this database belongs to a hosted Supabase project (or its Docker version), which provides roles and auth
 * itself.
 */
export function isSupabaseProject(database: Database): Promise<boolean> {
  return database.tx(
    async (tx) => (await tx.query("select 1 from pg_roles where rolname = 'supabase_auth_admin'")).rows.length > 0,
  );
}

/**
 * Creates the roles, the auth schema and its tables in one transaction. Idempotent. Rejects with `DatabaseUnavailable`.
 */
export async function bootstrap(database: Database): Promise<void> {
  try {
    await database.tx(async (tx) => {
      await tx.query(bootstrapLock);
      for (const file of files) await tx.exec(readFileSync(file, 'utf8'));
    });
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '42501') {
      throw new DatabaseUnavailable(
        `The database user is not allowed to create the roles (${error.message}): let an administrator run "create role anon nologin noinherit; create role authenticated nologin noinherit; ` +
          'create role service_role nologin noinherit bypassrls;" once, and grant the three to that user.',
      );
    }
    throw error;
  }
}
