import path from 'node:path';
import { environment, EnvironmentError } from '../serve/environment.ts';
import { runCommandLine } from './command-line.ts';
import { dataFolder } from './host-folder.ts';
import { ReleaseError } from './release-error.ts';

const repository = path.resolve(import.meta.dirname, '../..');

try {
  const last = await runCommandLine(process.argv.slice(2), {
    repository,
    usualHost: () => dataFolder(path.resolve(repository, environment(process.env).BEREA_DATA)),
    progress: (line) => void process.stdout.write(`${line}\n`),
  });
  process.stdout.write(`${last}\n`);
} catch (error) {
  if (!(error instanceof ReleaseError || error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
