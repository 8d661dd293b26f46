import oldEnglish from '../../data/words/old-english.json' with { type: 'json' };
import statelyEnglish from '../../data/words/stately-english.json' with { type: 'json' };

const oldWords: ReadonlySet<string> = new Set(oldEnglish.words);
const statelyWords: ReadonlySet<string> = new Set(statelyEnglish.words);
/** Beside one of these a single old word is a quotation in somebody's own sentence. */
const writers: ReadonlySet<string> = new Set(['i', 'my', 'me']);

/** Whether the text is a passage of an old translation, pasted: its laments are not the writer's. */
export function isOldEnglish(words: readonly string[]): boolean {
  if (words.length < 8) return false;
  const old = words.filter((word) => oldWords.has(word)).length;
  const stately = words.filter((word) => statelyWords.has(word)).length;
  const stern = old > 1 ? 10 : words.some((word) => writers.has(word)) ? 0 : 14;
  return (old > 0 && (old + stately) * stern >= words.length) || (stately > 2 && stately * 6 >= words.length);
}
