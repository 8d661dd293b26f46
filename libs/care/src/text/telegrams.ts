import { sentenceEnd } from '../matching/reading.ts';
import { wordSet } from './word-set.ts';

const persons = wordSet(`
  husband wife boyfriend girlfriend partner ex fiance mum mom mother dad father stepdad stepfather stepmom stepmum
  parents son daughter baby grandson granddaughter nephew niece uncle aunt cousin brother sister grandpa grandma
  grandfather grandmother roommate flatmate friend neighbor neighbour coworker boss pastor priest teacher
`);
const doings = wordSet(`
  want wanna need feel feeling cut cutting hit punch punched punching slapped choked pushed shook quit quitting stopped
  stopping took taking bought buying thinking thought planning going gonna standing sitting havent have had haven got
  getting been keep wish hoping hope tired starving burned burning hurt hurting relapsed started scared afraid raped
  abused molested beaten shunned lost can could cant do did am was threw flushed throwing refusing enough saved
`);

/** What people leave out at the beginning of a sentence: "husband hits me" has a "my", and "want to die" an "i". */
export function withoutTelegrams(words: readonly string[]): string[] {
  const whole: string[] = [];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? sentenceEnd;
    if (at === 0 || words[at - 1] === sentenceEnd) {
      if (persons.has(word) && next !== 'of' && next !== 'in') whole.push('my');
      else if (word === 'best' && persons.has(next)) whole.push('my');
      else if (doings.has(word) && !asked.has(next)) whole.push('i');
    }
    whole.push(word);
  }
  return whole;
}

/** "do i", "can he", "was it": a question leaves nothing out. */
const asked = wordSet(`
  i you he she it we they the a an my your his her their our god jesus christians christian people there this that all
  women men any anyone someone off from of by does paul david moses mary peter saints angels animals catholics dogs not
`);
