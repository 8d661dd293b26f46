import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Database } from './database/database.ts';
import { openPglite } from './database/pglite.ts';
import { startMaintenance } from './maintenance.ts';

const megabyte = 1024 * 1024;
let folder: string;
let database: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'berea-maintenance-'));
  database = await openPglite(folder);
  await database.tx((tx) => tx.exec('create table kept (id int primary key, text text)'));
  await database.tx((tx) => tx.exec("insert into kept values (1, '')"));
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

/** A megabyte that does not compress. */
const long = () => randomBytes(megabyte / 2).toString('hex');
const bytesOf = (name: string) => {
  const at = join(folder, 'database', name);
  return readdirSync(at, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, file) => sum + statSync(join(at, file)).size,
    0,
  );
};
/** Changes the row a hundred times; each time another writer is refused. */
async function write(): Promise<void> {
  for (let at = 0; at < 100; at++) {
    await database.tx((tx) => tx.query('update kept set text = $1', [long()]));
    await database
      .tx(async (tx) => {
        await tx.query('insert into kept values (2, $1)', [long()]);
        throw new Error('refused');
      })
      .catch(() => {});
  }
}

it(
  'security: rows that are written again and again, or refused, do not fill the disk',
  { timeout: 120_000 },
  async () => {
    const log: string[] = [];
    const maintenance = startMaintenance({ database, log: (line) => log.push(line), everyMs: 100 });
    const before = { base: bytesOf('base'), log: bytesOf('pg_wal') };
    await write();
    await expect
      .poll(
        async () =>
          (await database.tx((tx) => tx.query('select 1 from pg_stat_user_tables where n_dead_tup > 0'))).rows,
        {
          timeout: 30_000,
          interval: 500,
        },
      )
      .toEqual([]);
    await maintenance?.stop();
    const grown = { base: bytesOf('base') - before.base, log: bytesOf('pg_wal') - before.log };
    expect(grown.base).toBeLessThan(120 * megabyte);
    expect(grown.log).toBeLessThan(128 * megabyte);
    expect(log).toEqual([]);
  },
);
