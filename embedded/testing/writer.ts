/**
 * A program for tests that kill it with SIGKILL. `node writer.ts <dataFolder>` opens the database there and writes rows
 * endlessly, printing each number once its transaction is acknowledged. Prints the error when the folder cannot be
 * opened.
 */

import { DatabaseUnavailable } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';

try {
  const database = await openDatabase({ dataFolder: process.argv[2] ?? '' });
  await database.tx((tx) => tx.exec('create table if not exists written (n integer primary key)'));
  for (let n = 1; ; n++) {
    await database.tx((tx) => tx.query('insert into written (n) values ($1)', [n]));
    process.stdout.write(`${n}\n`);
  }
} catch (error) {
  if (!(error instanceof DatabaseUnavailable)) throw error;
  process.stdout.write(`${error.message}\n`);
  process.exitCode = 1;
}
