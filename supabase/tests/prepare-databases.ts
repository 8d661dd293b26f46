/** Vitest's global setup of the integration tests: the databases that suites copy are brought up to date once, before the first. */

import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

/** In a process of its own: Vitest's module runner has no `import.meta.resolve`, which the importer uses. */
export default async function prepareDatabases(): Promise<void> {
  await promisify(execFile)(process.execPath, [resolve(import.meta.dirname, 'prepare-databases-cli.ts')]);
}
