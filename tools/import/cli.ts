/**
 * `npm run import`: migrates a database and imports every text, word list and index into it. The database is
 * DATABASE_URL (a server of your own or a Supabase project), or the embedded one in BEREA_DATA. Running it again
 * imports only what has changed.
 *
 * It stays under 700 MB of memory. The flags in package.json bound the heap, and keep V8 from optimising WebAssembly:
 * for one function of Postgres alone, the optimising compiler takes 600 MB.
 */
import path from 'node:path';
import { openDatabase, prepareDatabase } from '@berea/embedded';
import { importAll, importFetchedVersions } from '@berea/importer';
import { migrations } from '@berea/supabase/project';
import { environment } from '../serve/environment.ts';
import { explain } from '../serve/problem.ts';

const onLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a step and prints how long it took. */
async function step(name: string, run: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await run();
  onLine(`${name.padEnd(12)}${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function importEverything(): Promise<void> {
  const { BEREA_DATA, DATABASE_URL, BEREA_VERSIONS_FROM } = environment(process.env);
  const dataFolder = path.resolve(import.meta.dirname, '../..', BEREA_DATA);
  const database = await openDatabase({ dataFolder, databaseUrl: DATABASE_URL, buffersMb: 32 });
  try {
    await step('migrations', () => prepareDatabase(database, migrations));
    await importAll({ database, dataFolder, onLine, step });
    await step('versions', () => importFetchedVersions({ database, dataFolder, address: BEREA_VERSIONS_FROM, onLine }));
  } finally {
    await database.close();
  }
}

await importEverything().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
