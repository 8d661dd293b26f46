/** `node supabase/content/checks/cli.ts [part of a file's path]`: what is wrong with the cards, for those who write them. */
import { readFileSync, existsSync } from 'node:fs';
import { cardProblems, titlesOf } from './card-problems.ts';
import { locatedCards } from './shelved-cards.ts';

const [only = '', planned] = process.argv.slice(2);
const cards = await locatedCards();
const titles = titlesOf(cards);
// Cards that are still to be written may be linked to while others write them.
if (planned && existsSync(planned))
  for (const line of readFileSync(planned, 'utf8').split('\n')) titles.add(line.trim().toLowerCase());

const problems = cardProblems(cards, titles).filter((problem) => problem.includes(only));
for (const problem of problems) console.log(problem);
console.log(`${cards.filter(({ file }) => file.includes(only)).length} cards, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
