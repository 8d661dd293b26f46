import { uncommitted } from '../origin.ts';
import { runNx, runTool, type Finished } from '../nx.ts';
import { ReleaseError } from '../release-error.ts';

/** What may be left out, and is written into the record of the release. */
export interface Exceptions {
  readonly dirty: boolean;
  readonly skipTests: boolean;
}

/**
 * Refuses to release sources with a type error, a lint error or a failing test, and sources that no commit has. Only
 * what is in the app or in the libraries that it is built from counts: another team's error is not in the way.
 * @param progress is told what is being checked
 * @throws ReleaseError with what the tool said
 */
export async function checkSources(
  repository: string,
  app: string,
  { dirty, skipTests }: Exceptions,
  progress: (line: string) => void,
): Promise<void> {
  if (!dirty) await refuseDirtyTree(repository);
  const steps: [name: string, () => Promise<string | undefined>][] = [
    ['types', () => typeErrors(repository, app)],
    ['lint', async () => failed(await runTool(repository, 'oxlint', ['--deny-warnings', `apps/${app}`]))],
  ];
  if (!skipTests) steps.push(['tests', async () => failed(await runNx(repository, 'test', [app]))]);
  for (const [name, run] of steps) {
    progress(`Checking the ${name} of ${app} …`);
    const fault = await run();
    if (fault !== undefined)
      throw new ReleaseError(`The ${name} of ${app} are not in order:\n\n${fault}\n\nNothing was published.`);
  }
  if (skipTests) progress(`The tests of ${app} are skipped, which its record will say.`);
}

async function refuseDirtyTree(repository: string): Promise<void> {
  const changes = await uncommitted(repository);
  if (changes.length > 0)
    throw new ReleaseError(
      `There are changes that no commit has (${changes.length}: ${changes.slice(0, 3).join(', ')}${changes.length > 3 ? ', …' : ''}). Commit them, or release them all the same with --dirty, which its record will say.`,
    );
}

const failed = ({ code, output }: Finished): string | undefined => (code === 0 ? undefined : output);

/** The type errors in an app, in libraries and in the configuration. Undefined when there are none. */
async function typeErrors(repository: string, app: string): Promise<string | undefined> {
  const runs = await Promise.all(
    ['browser', 'browser-and-node'].map((where) =>
      runTool(repository, 'tsc', ['-p', `tsconfig.${where}.json`, '--pretty', 'false']),
    ),
  );
  const found = runs
    .filter(({ code }) => code !== 0)
    .flatMap(({ output }) => output.split('\n'))
    .filter((line) => isOwn(line, app));
  return found.length === 0 ? undefined : [...new Set(found)].join('\n');
}

/** Whether a line of the compiler is about this app, a library, or no file at all. */
export function isOwn(line: string, app: string): boolean {
  const file = /^([^\s(]+)\(\d+,\d+\): error /.exec(line)?.[1];
  if (file === undefined) return line.startsWith('error ');
  return file.startsWith(`apps/${app}/`) || file.startsWith('libs/');
}
