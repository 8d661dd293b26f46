import { z } from 'zod';

/** How many checks passed, failed and were skipped. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const none: Tally = { passed: 0, failed: 0, skipped: 0 };

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    none,
  );

/** '212 passed, 0 failed', and how many were skipped where any was. */
export const inWords = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), tags: z.array(z.string()).default([]) })),
    }),
  ),
});

/**
 * What vitest's JSON reporter wrote. A file that failed without a failed test of its own (it did not even load) counts
 * as one.
 */
export function readVitest(json: string): Tally {
  const report = vitestReport.parse(JSON.parse(json));
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  ).length;
  // Tests for `npm run test:full` are no part of another run.
  const left = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags }) => status === 'skipped' && tags.includes('full')).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests - left,
  };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.unknown()),
});

/**
 * What Playwright's JSON reporter wrote. A test that passed only on a second try counts as failed; so does an error
 * outside any test.
 */
export function readPlaywright(json: string): Tally {
  const { stats, errors } = playwrightReport.parse(JSON.parse(json));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/** What a JUnit file says at its top (Deno writes one). @throws Error when it is not one */
export function readJUnit(xml: string): Tally {
  const suites = [...xml.matchAll(/<testsuite\s([^>]*)>/g)].map((match) => match[1] ?? '');
  if (!xml.includes('<testsuites')) throw new Error('This is not a JUnit report.');
  const count = (attributes: string, name: string): number =>
    Number(new RegExp(`\\b${name}="(\\d+)"`).exec(attributes)?.[1] ?? 0);
  return sum(
    suites.map((attributes) => {
      const failed = count(attributes, 'failures') + count(attributes, 'errors');
      const skipped = count(attributes, 'disabled') + count(attributes, 'skipped');
      return { passed: count(attributes, 'tests') - failed - skipped, failed, skipped };
    }),
  );
}
