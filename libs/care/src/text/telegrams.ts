import { sentenceEnd } from '../matching/reading.ts';
import telegramDeeds from '../../data/words/telegram-deeds.json' with { type: 'json' };
import telegramPersons from '../../data/words/telegram-persons.json' with { type: 'json' };
import telegramQuestions from '../../data/words/telegram-questions.json' with { type: 'json' };

const persons: ReadonlySet<string> = new Set(telegramPersons.words);
const deeds: ReadonlySet<string> = new Set(telegramDeeds.words);
/** After a deed: a question leaves nothing out. */
const asked: ReadonlySet<string> = new Set(telegramQuestions.words);

/** What people leave out at the beginning of a sentence: "husband hits me" has a "my", and "want to die" an "i". */
export function withoutTelegrams(words: readonly string[]): string[] {
  const whole: string[] = [];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? sentenceEnd;
    if (at === 0 || words[at - 1] === sentenceEnd) {
      if (persons.has(word) && next !== 'of' && next !== 'in') whole.push('my');
      else if (word === 'best' && persons.has(next)) whole.push('my');
      else if (deeds.has(word) && !asked.has(next)) whole.push('i');
    }
    whole.push(word);
  }
  return whole;
}
