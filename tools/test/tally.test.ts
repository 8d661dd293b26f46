import { describe, expect, it } from 'vitest';
import { inWords, readJUnit, readPlaywright, readVitest, sum } from './tally.ts';

const vitest = (testResults: object[], counts: object = {}): string =>
  JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults, ...counts });

describe('the last line', () => {
  it('sums over all runners, and mentions skipped ones only where there are any', () => {
    const total = sum([
      { passed: 2, failed: 0, skipped: 0 },
      { passed: 3, failed: 1, skipped: 0 },
    ]);
    expect(inWords(total)).toBe('5 passed, 1 failed');
    expect(inWords(sum([total, { passed: 0, failed: 0, skipped: 4 }]))).toBe('5 passed, 1 failed, 4 skipped');
  });
});

describe('a report of vitest', () => {
  it('is counted by tests', () => {
    expect(
      readVitest(vitest([], { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 })),
    ).toEqual({ passed: 7, failed: 2, skipped: 2 });
  });

  it('counts a file that did not load as a failure', () => {
    expect(readVitest(vitest([{ status: 'failed', assertionResults: [] }])).failed).toBe(1);
    expect(
      readVitest(vitest([{ status: 'failed', assertionResults: [{ status: 'failed' }] }], { numFailedTests: 1 }))
        .failed,
    ).toBe(1);
  });
});

describe('a report of a run without the tests for `npm run test:full`', () => {
  it('does not count them as skipped, but those that skip themselves', () => {
    const assertionResults = [
      { status: 'passed', tags: [] },
      { status: 'skipped', tags: ['full'] },
      { status: 'skipped', tags: [] },
    ];
    const report = {
      numPassedTests: 1,
      numFailedTests: 0,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [{ status: 'passed', assertionResults }],
    };
    expect(readVitest(JSON.stringify(report))).toEqual({ passed: 1, failed: 0, skipped: 1 });
  });
});

describe('a report of Playwright', () => {
  it('counts a test that passed only the second time as failed, and an error outside the tests too', () => {
    const report = (errors: unknown[]): string =>
      JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, errors });
    expect(readPlaywright(report([]))).toEqual({ passed: 4, failed: 2, skipped: 2 });
    expect(readPlaywright(report([{ message: 'global setup failed' }])).failed).toBe(3);
  });
});

describe('a report of Deno', () => {
  it('is counted over its files', () => {
    const xml = `<?xml version="1.0"?><testsuites name="deno test" tests="5" failures="1">
      <testsuite name="a" tests="3" disabled="1" errors="0" failures="0"></testsuite>
      <testsuite name="b" tests="2" disabled="0" errors="0" failures="1"></testsuite></testsuites>`;
    expect(readJUnit(xml)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });

  it('is not anything else', () => {
    expect(() => readJUnit('Segmentation fault')).toThrow('not a JUnit report');
  });
});
