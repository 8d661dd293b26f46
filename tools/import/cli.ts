/**
 * `npm run import`: migrates a database and imports every text, word list and index into it, and what we wrote. The
 * database is DATABASE_URL (a server of your own or a Supabase project), or the embedded one in BEREA_DATA. Running it
 * again imports only what has changed. `npm start` runs it too, when something is to be imported, and shows what it
 * reports.
 *
 * It stays under 700 MB of memory. The flags in package.json bound the heap, and keep V8 from optimising WebAssembly:
 * for one function of Postgres alone, the optimising compiler takes 600 MB.
 */
import path from 'node:path';
import { openDatabase, prepareDatabase } from '@berea/embedded';
import { importAll, importFetchedVersions, ScriptureUnavailable } from '@berea/importer';
import { migrations } from '@berea/supabase/project';
import { Ending } from '@berea/platform/serve/ending';
import { environment } from '@berea/platform/serve/environment';
import { explain } from '@berea/platform/serve/problem';
import { Report } from '@berea/platform/serve/report';
import { RelayedReport } from './relayed-report.ts';
import { recordWritten } from './written-content.ts';

// The data folder is its owner's alone.
process.umask(0o077);

const report = process.send ? new RelayedReport(process.send) : new Report();
const ending = new Ending();
ending.closers.add(() => report.flush());

async function importEverything(): Promise<void> {
  const { BEREA_DATA, DATABASE_URL, BEREA_VERSIONS_FROM } = environment(process.env);
  const dataFolder = path.resolve(import.meta.dirname, '../..', BEREA_DATA);
  const database = await openDatabase({ dataFolder, databaseUrl: DATABASE_URL, buffersMb: 32 });
  ending.closers.add(() => database.close());
  const { signal } = ending;
  const onLine = (line: string): void => report.line(`  ${line}`);
  const from = { database, dataFolder, signal, onLine };
  await report.phase('migrations', () => prepareDatabase(database, migrations));
  await importAll({ ...from, onProgress: report.progress, step: (name, run) => report.phase(name, run) });
  await recordWritten(database, path.resolve(import.meta.dirname, '../..'));
  await report.phase('versions', () => importFetchedVersions({ ...from, address: BEREA_VERSIONS_FROM }));
}

try {
  await importEverything();
  await ending.end(0);
} catch (error) {
  if (!ending.signal.aborted) {
    report.fail(explain(error, ScriptureUnavailable));
    await ending.end(1);
  }
}
