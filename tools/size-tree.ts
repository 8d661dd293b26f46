/** `npm run size:tree` prints how large the tree is. Only tracked files count. */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '-z'], { cwd: repository, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '');

const isDocument = (file: string): boolean =>
  file.endsWith('.md') && !/CHANGELOG\.md$|^\.changeset\//.test(file) && !/^content\/.+\//.test(file);
const isCode = (file: string): boolean => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(file);
const isTest = (file: string): boolean =>
  /[._]test\.\w+$|\.(?:spec|stories)\.\w+$|(?:^|\/)testing\/|^(?:e2e|supabase\/tests)\//.test(file);
const isLearned = (file: string): boolean => /^models\/|\/learned\/.*\.json$/.test(file);

const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8');
const sumOf = (accepts: (file: string) => boolean, size: (file: string) => number): number =>
  files.filter(accepts).reduce((sum, file) => sum + size(file), 0);
const words = (file: string): number => read(file).match(/\S+/g)?.length ?? 0;
const lines = (file: string): number => read(file).match(/\n/g)?.length ?? 0;
const bytes = (file: string): number => statSync(path.join(repository, file)).size;

const inContent = (file: string): boolean => file.startsWith('content/');
const rows: readonly (readonly [string, number])[] = [
  ['documents, words', sumOf(isDocument, words)],
  ['code, lines', sumOf((file) => isCode(file) && !isTest(file) && !inContent(file), lines)],
  ['code in content/, lines', sumOf((file) => isCode(file) && !isTest(file) && inContent(file), lines)],
  ['tests, stories and journeys, lines', sumOf((file) => isCode(file) && isTest(file), lines)],
  ['learned data, KB', Math.round(sumOf(isLearned, bytes) / 1024)],
];
for (const [name, size] of rows) console.log(name.padEnd(36), size.toLocaleString('en').padStart(9));
