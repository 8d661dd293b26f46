import { runCommandLine } from '../command-line.ts';
import { data, root } from './repository.ts';

/** Runs `npm run release -- <args>` on the data folder of the test's repository. @returns all that it prints */
export async function release(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const last = await runCommandLine(args, {
    repository: root,
    usualHost: () => data,
    progress: (line) => void lines.push(line),
  });
  return [...lines, last].join('\n');
}
