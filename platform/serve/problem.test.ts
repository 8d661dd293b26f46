import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { explain } from './problem.ts';

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

it.each([
  ['a full disk', () => writeFileSync('/dev/full', 'x'), /^The disk is full \(write\): make room and run/],
  [
    'a file as a folder',
    () => mkdirSync(`${import.meta.filename}/x`),
    /^A file stands .*\(mkdir .*\/x\): move it away/,
  ],
  ['a folder as a file', () => readFileSync(import.meta.dirname), /^A folder stands where a file should be/],
])('%s is explained in one sentence that says what to do, also as a cause', (_, work, sentence) => {
  const error = thrownBy(work);
  expect(explain(error)).toMatch(sentence);
  expect(explain(error).split('\n')).toHaveLength(1);
  expect(explain(new Error('The release failed', { cause: error }))).toBe(explain(error));
});

it('what nobody foresaw is shown with its trace', () => {
  expect(explain(thrownBy(() => readdirSync('/not/there')))).toMatch(
    /ENOENT[^]*problem\.test\.ts[^]*an error in itself/,
  );
});
