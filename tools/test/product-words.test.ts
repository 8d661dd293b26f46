import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../..');

const words = [
  'bible',
  'scripture',
  'verse',
  'chapter',
  'concordance',
  'encyclopedia',
  'apologetic',
  'prayer',
  'psalm',
];
const either = [...words, 'john', 'strongs'].join('|');
/** At the beginning of a word, or of a part of a name: not in 'reverse', but in 'dailyVerse'. */
const atBeginning = new RegExp(`(?<![a-z])(?:${either})`, 'i');
const inName = new RegExp(`[a-z](?:${either.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())})`);

/** Of what the libraries of the product were, by which the next version of them is judged. */
const data = 'platform/contract/accepted/';

it('the platform knows no word of the product that it serves', () => {
  const listed = execFileSync('git', ['ls-files', '-z', 'platform'], { cwd: repository, encoding: 'utf8' });
  const files = listed.split('\0').filter((file) => file !== '' && !file.startsWith(data));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => [
    ...(atBeginning.test(file) ? [file] : []),
    ...readFileSync(path.join(repository, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        atBeginning.test(line) || inName.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [],
      ),
  ]);
  expect(found).toEqual([]);
});
