/**
 * `node content/checks/cli.ts [part of a file's path]` prints what is wrong in the files, for their authors: what a
 * schema does not accept, then what is wrong beyond.
 */
import { fileKinds } from '../files/kinds.ts';
import { readItems } from '../files/read-items.ts';
import { cardProblems } from './card-problems.ts';

const [only = ''] = process.argv.slice(2);
const read = fileKinds.map((kind) => readItems(kind));
const items = read.flatMap((each) => each.items);

const found = [...read.flatMap(({ problems }) => problems), ...cardProblems(items)];
const problems = found.filter((problem) => problem.includes(only));
for (const problem of problems) console.log(problem);
console.log(`${items.filter(({ file }) => file.includes(only)).length} items, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
