import path from 'node:path';
import { environment } from '../serve/environment.ts';
import { explain } from '../serve/problem.ts';
import { runCommandLine } from './command-line.ts';
import { dataFolder } from './host-folder.ts';

const repository = path.resolve(import.meta.dirname, '../..');

// Who reads the output may stop early, like `head`; a change of the host goes on to its end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  const last = await runCommandLine(process.argv.slice(2), {
    repository,
    usualHost: () => dataFolder(path.resolve(repository, environment(process.env).BEREA_DATA)),
    progress: (line) => void process.stdout.write(`${line}\n`),
  });
  process.stdout.write(`${last}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
