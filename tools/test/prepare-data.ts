/**
 * Makes a data folder for one run of the product in tests, with the texts already in its database, and prints its path:
 * a copy of one that is prepared once and brought up to date each time. Whoever asks for it removes it.
 */
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase, prepareDatabase } from '@berea/supabase/embedded';
import { importAmericanStandard, importLibrary, importScripture, importWords } from '@berea/supabase/scripture';
import { takeLock } from '../release/lock.ts';
import { environment } from '../serve/environment.ts';

const data = path.resolve(import.meta.dirname, '../..', environment(process.env).BEREA_DATA);
const folder = path.join(data, 'test');
const template = path.join(folder, 'template');

/** Migrates and fills the template's database; does nothing, quickly, when that was done. */
async function bringUpToDate(): Promise<void> {
  const database = await openDatabase({ dataFolder: template });
  try {
    await prepareDatabase(database);
    await importScripture({ database, dataFolder: data });
    await importAmericanStandard({ database, dataFolder: data });
    await importWords({ database, dataFolder: data });
    await importLibrary({ database, dataFolder: data });
  } finally {
    await database.close();
  }
}

await mkdir(folder, { recursive: true });
const release = await takeLock(path.join(folder, 'lock'), { waitMs: 120_000 });
try {
  // While migrations are being written, one that was applied may change: then the template is made anew.
  await bringUpToDate().catch(async () => {
    await rm(template, { recursive: true, force: true });
    await bringUpToDate();
  });
  const copy = await mkdtemp(path.join(folder, 'run-'));
  await cp(path.join(template, 'database'), path.join(copy, 'database'), { recursive: true });
  process.stdout.write(`${copy}\n`);
} finally {
  release();
}
