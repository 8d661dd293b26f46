import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand, type Finished } from './command.ts';
import { none, readVitest, sum, type Tally } from './tally.ts';

const repository = path.resolve(import.meta.dirname, '../..');
/** Where each package's tests leave their report; nx brings it back from its cache when nothing changed. */
const unitReports = [
  '{apps,libs}/*/.unit/report.json',
  '{content,importer,embedded,platform,platform/registry,server,supabase,tools,training,e2e}/.unit/report.json',
];

/** A third worker for two cores would load the component library once more, which takes longer than it fills gaps. */
export const unitWorkers = '--maxWorkers=2';

async function* reports(): AsyncGenerator<string> {
  for (const pattern of unitReports) {
    for await (const file of glob(pattern, { cwd: repository })) yield path.join(repository, file);
  }
}

const allPackages = (env: NodeJS.ProcessEnv): Promise<Finished> =>
  runCommand('nx', ['run-many', '-t', 'test', '--parallel=2', '--output-style=static'], {
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    ...env,
  });

/** One vitest over some packages. Its report is `file`. */
function runTogether(folders: readonly string[], file: string): Promise<Finished> {
  const selected = ['--project', 'unit-*', '--tagsFilter', '!full', '--passWithNoTests', unitWorkers];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return runCommand('vitest', ['run', ...selected, ...reporters, ...folders.map((folder) => `${folder}/`)]);
}

/**
 * The unit tests of every package. nx remembers those that a change cannot have touched; what it does not remember runs
 * together (`package-unit.mjs` says why), and nx is then told the results.
 */
export async function rememberedUnits(): Promise<{ readonly tally: Tally; readonly output: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'berea-units-'));
  try {
    for await (const report of reports()) await rm(report);
    const wanted = path.join(folder, 'wanted');
    const asked = await allPackages({ UNIT_WANTED: wanted });
    const folders = (await readFile(wanted, 'utf8').catch(() => '')).split('\n').filter(Boolean);
    if (folders.length === 0) return await judge(asked);

    const file = path.join(folder, 'report.json');
    const ran = await runTogether(folders, file);
    // Where something failed outside of any test, or nothing was reported, nothing is remembered.
    const report = await readFile(file, 'utf8').catch(() => undefined);
    if (report === undefined || (ran.code !== 0 && readVitest(report).failed === 0))
      return { tally: { ...none, failed: 1 }, output: ran.output };
    const { tally } = await judge(await allPackages({ UNIT_REPORT: file }));
    return { tally, output: ran.output };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Sums the reports of all packages. */
async function judge({ code, output }: Finished): Promise<{ readonly tally: Tally; readonly output: string }> {
  const tallies: Tally[] = [];
  for await (const report of reports()) tallies.push(readVitest(await readFile(report, 'utf8')));
  const tally = sum(tallies);
  return { tally: tally.failed === 0 && (code !== 0 || tally.passed === 0) ? { ...tally, failed: 1 } : tally, output };
}
