/**
 * `node content/checks/cli.ts [part of a file's path]` prints what is wrong in the files, for their authors: what a
 * schema does not accept, then what is wrong with the cards.
 */
import { allKinds } from '../read-content.ts';
import { readItems } from '../files/read-items.ts';
import { cardProblems, titlesOf } from './card-problems.ts';
import { locatedCards } from './located-cards.ts';

const [only = ''] = process.argv.slice(2);
const read = allKinds.map((kind) => readItems(kind));
const cards = locatedCards();

const found = [...read.flatMap(({ problems }) => problems), ...cardProblems(cards, titlesOf(cards))];
const problems = found.filter((problem) => problem.includes(only));
for (const problem of problems) console.log(problem);
const checked = [...read.flatMap(({ items }) => items), ...cards.filter(({ kind }) => kind === 'care')];
console.log(`${checked.filter(({ file }) => file.includes(only)).length} items, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
