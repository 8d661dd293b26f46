// The unit tests of one package: what nx runs and remembers (`nx test reader`). Plain JavaScript, because it starts once for each package.
//
// `npm run check` calls it twice: first only to learn which packages nx has no result for (UNIT_WANTED), then with the
// report of one run over all of them (UNIT_REPORT). One run takes half the time of one for each package, because the
// component library is loaded once for each core and not once for each package.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [folder] = process.argv.slice(2);
const reportFile = path.join(folder, '.unit/report.json');
const { UNIT_WANTED: wanted, UNIT_REPORT: joint } = process.env;

/** The part of a vitest report that is about this package, with its own sums. */
function ownPart(report) {
  const testResults = report.testResults.filter(({ name }) => name.startsWith(path.resolve(folder) + path.sep));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending', 'skipped', 'disabled'),
    numTodoTests: count('todo'),
    testResults,
  };
}

if (wanted !== undefined) {
  // A failure is not remembered.
  appendFileSync(wanted, `${folder}\n`);
  process.exitCode = 1;
} else if (joint !== undefined) {
  const report = ownPart(JSON.parse(readFileSync(joint, 'utf8')));
  mkdirSync(path.dirname(reportFile), { recursive: true });
  writeFileSync(reportFile, JSON.stringify(report));
  process.exitCode = report.testResults.some(({ status }) => status === 'failed') ? 1 : 0;
} else {
  const selected = ['--project', 'unit-*', '--tagsFilter', '!full', '--passWithNoTests', `${folder}/`];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  process.exitCode =
    spawnSync('vitest', ['run', '--root', '.', ...selected, ...reporters], { stdio: 'inherit' }).status ?? 1;
}
