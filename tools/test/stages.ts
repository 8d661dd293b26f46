import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand, type Finished } from './command.ts';
import { inCI, type Prerequisites } from './prerequisites.ts';
import { rememberedUnits, unitWorkers } from './remembered-units.ts';
import { none, readJUnit, readPlaywright, readVitest, type Tally } from './tally.ts';

/** One runner. `output` is what it printed, to be shown when something failed. */
export interface Stage {
  readonly name: string;
  run(): Promise<{ readonly tally: Tally; readonly output: string }>;
}

/**
 * A tool that only says yes or no counts as one check. It runs in the gaps of the test runners, which are under way for
 * longer and wait for timers.
 */
const check = (name: string, command: string, args: readonly string[]): Stage => ({
  name,
  async run() {
    const { code, output } = await runCommand(command, args, {}, { last: true });
    return { tally: { ...none, [code === 0 ? 'passed' : 'failed']: 1 }, output };
  },
});

/**
 * A runner that leaves a report. One that crashed, left none, or failed for a reason its report does not count is one
 * failure.
 */
async function judge(
  { code, output }: Finished,
  report: string,
  read: (report: string) => Tally,
): Promise<{ tally: Tally; output: string }> {
  try {
    const tally = read(await readFile(report, 'utf8'));
    const nothingRan = tally.passed + tally.failed + tally.skipped === 0;
    return { tally: tally.failed === 0 && (code !== 0 || nothingRan) ? { ...tally, failed: 1 } : tally, output };
  } catch (error) {
    return {
      tally: { ...none, failed: 1 },
      output: `${output}\nThe runner left no report that can be read: ${String(error)}`,
    };
  }
}

const vitest = (name: string, folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Stage => ({
  name,
  async run() {
    const report = path.join(folder, `${name}.json`);
    return judge(
      await runCommand(
        'vitest',
        ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        env,
      ),
      report,
      readVitest,
    );
  },
});

const functions = (folder: string): Stage => ({
  name: 'functions',
  async run() {
    const report = path.join(folder, 'functions.xml');
    return judge(
      await runCommand('npm', [
        'run',
        '--silent',
        'test:functions',
        '--workspace',
        '@berea/supabase',
        '--',
        `--junit-path=${report}`,
      ]),
      report,
      readJUnit,
    );
  },
});

const journeys = (name: string, folder: string, env: NodeJS.ProcessEnv, args: readonly string[]): Stage => ({
  name,
  async run() {
    const report = path.join(folder, `${name}.json`);
    return judge(
      await runCommand(
        'playwright',
        ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...args],
        {
          ...env,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
      ),
      report,
      readPlaywright,
    );
  },
});

const withoutBrowser = (name: string): Stage => ({
  name,
  run: async () => ({ tally: { ...none, [inCI ? 'failed' : 'skipped']: 1 }, output: 'There is no Chromium.' }),
});

/**
 * What runs in a browser, in both, and in Node: each is checked with the types that exist there. One checker
 * each, because the unit tests run beside: with two, 19 s of processor time instead of 16.
 */
const types = ['browser', 'browser-and-node', 'node'].map((where) =>
  check(`types ${where}`, 'tsc', ['-p', `tsconfig.${where}.json`, '--checkers', '1']),
);
const lint = check('lint', 'oxlint', ['--deny-warnings']);
const format = check('format', 'oxfmt', ['--check']);
/** Files, exports and dependencies that nothing uses. */
const unused = check('unused', 'knip', []);
/** The public types of what the shell provides to remotes are those that were accepted. */
const contract = check('contract', 'node', ['platform/contract/main.ts']);
/** The lock file names a version of every platform's optional package, or `npm ci` refuses it on a clean checkout. */
const lockFile = check('lock file', 'npm', ['ci', '--dry-run', '--prefer-offline']);

/** The unit tests of every package, of which those run that a change can have touched. */
const cachedUnit: Stage = { name: 'unit', run: rememberedUnits };

/** What `npm run check` runs: no processes, no databases, and nothing that a change cannot have touched. */
export const quickStages = (): Stage[] => [cachedUnit, ...types, contract, lint, format, unused, lockFile];

/**
 * What `npm test` runs: one group after the other, the stages of a group side by side, longest first. Journeys come last:
 * beside suites that take all of the processor, browsers are slow.
 * @param everything also what only `npm run test:full` runs: drills, load and whole matrices (tagged `full`)
 */
export function allStages(folder: string, { chromium }: Prerequisites, everything: boolean): Stage[][] {
  const env = chromium ? { CHROMIUM_PATH: chromium } : {};
  const browser = chromium !== undefined;
  const sample = everything ? [] : ['--tagsFilter', '!full'];
  const oneTheme = everything ? [] : ['--project', 'light'];
  const journeySample = everything ? [] : ['--grep-invert', '@full'];
  return [
    [
      // One more than cores: its tests wait for limits and deadlines.
      vitest('integration', folder, ['--project', 'integration', '--maxWorkers=3', ...sample], env),
      browser
        ? vitest('stories', folder, ['--config', 'libs/ui/vitest.config.ts', ...oneTheme], env)
        : withoutBrowser('stories'),
      vitest('unit', folder, ['--project', 'unit-*', unitWorkers, ...sample]),
      functions(folder),
      ...types,
      lint,
      format,
      unused,
      contract,
    ],
    browser
      ? [
          // One more than cores: a journey waits for its page a quarter of the time.
          journeys('journeys', folder, env, ['--project', 'shared', '--workers=3', ...journeySample]),
          journeys('journeys alone', folder, env, ['--project', 'alone', ...journeySample]),
        ]
      : [withoutBrowser('journeys')],
  ];
}
