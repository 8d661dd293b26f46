/**
 * Creates a data folder for one run of the product in tests, with every text already in its database, and prints its path. The caller
 * removes it.
 */
import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preparedDatabases, preparePglite } from '@berea/supabase/prepared-databases';
import { takeLock } from '@berea/embedded/lock';
import { environment } from '@berea/platform/serve/environment';

const data = path.resolve(import.meta.dirname, '../..', environment(process.env).BEREA_DATA);
const folder = path.join(data, 'test');

await mkdir(folder, { recursive: true });
const release = await takeLock(path.join(folder, 'lock'), { waitMs: 120_000 });
try {
  await preparePglite(data);
  const copy = await mkdtemp(path.join(tmpdir(), 'berea-run-'));
  await cp(path.join(preparedDatabases(data).pglite, 'database'), path.join(copy, 'database'), { recursive: true });
  process.stdout.write(`${copy}\n`);
} finally {
  release();
}
