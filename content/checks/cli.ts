/**
 * `node content/checks/cli.ts [part of a file's path]` prints the problems of the cards, for their authors.
 */
import { readFileSync, existsSync } from 'node:fs';
import { cardProblems, titlesOf } from './card-problems.ts';
import { locatedCards } from './located-cards.ts';

const [only = '', planned] = process.argv.slice(2);
const cards = await locatedCards();
const titles = titlesOf(cards);
// Titles of planned cards may be linked to before those cards exist.
if (planned && existsSync(planned))
  for (const line of readFileSync(planned, 'utf8').split('\n')) titles.add(line.trim().toLowerCase());

const problems = cardProblems(cards, titles).filter((problem) => problem.includes(only));
for (const problem of problems) console.log(problem);
console.log(`${cards.filter(({ file }) => file.includes(only)).length} cards, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
