/**
 * `npm run import`: migrates a database and imports every text, word list and index into it. The database is DATABASE_URL (a server of your
 * own or a Supabase project), or the embedded one in BEREA_DATA. Running it again imports only what has changed.
 */
import path from 'node:path';
import { openDatabase, prepareDatabase } from '@berea/embedded';
import { importAll } from '@berea/importer';
import { environment } from '../serve/environment.ts';

const { BEREA_DATA, DATABASE_URL } = environment(process.env);
const dataFolder = path.resolve(import.meta.dirname, '../..', BEREA_DATA);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const database = await openDatabase({ dataFolder, databaseUrl: DATABASE_URL }).catch((error: unknown) => {
  process.stderr.write(`The database cannot be opened: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
try {
  await prepareDatabase(database);
  await importAll({
    database,
    dataFolder,
    onLine: say,
    step: async (name, run) => {
      const started = performance.now();
      await run();
      say(`${name.padEnd(12)}${((performance.now() - started) / 1000).toFixed(1)} s`);
    },
  });
} finally {
  await database.close();
}
