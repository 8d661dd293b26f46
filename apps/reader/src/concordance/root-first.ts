import type { ReceivedGrammarEntry, ReceivedWord } from '@berea/validation';
import { numbersOf } from './received-words.ts';

/** The Greek article, and the Hebrew word that only marks an object: they stand before a word, and nobody asks for them. */
const littleWords: ReadonlySet<string> = new Set(['G3588', 'H853']);

/** The grammar of each of several words. */
function grammarOfEach(grammar: readonly ReceivedGrammarEntry[]): ReceivedGrammarEntry[][] {
  const groups: ReceivedGrammarEntry[][] = [];
  for (const entry of grammar) {
    if (entry.type === 'part of speech' || groups.length === 0) groups.push([]);
    groups.at(-1)!.push(entry);
  }
  return groups;
}

/**
 * A word of the original as it is shown: of an article and its noun, the noun is its headline and comes first. What does
 * not say which part belongs to which word stays as it is.
 */
export function rootFirst(word: ReceivedWord): ReceivedWord {
  const numbers = numbersOf(word);
  const places = numbers.map((_, at) => at);
  const roots = places.filter((at) => !littleWords.has(numbers[at]!));
  if (roots.length === 0 || roots.length === numbers.length) return word;
  const order = [...roots, ...places.filter((at) => !roots.includes(at))];
  const some = (text: string | undefined, separator: string, which: readonly number[]) => {
    const parts = text?.split(separator);
    return parts?.length === numbers.length ? which.map((at) => parts[at]).join(separator) : text;
  };
  const groups = grammarOfEach(word.grammar);
  return {
    ...word,
    strong: order.map((at) => numbers[at]!),
    lemma: some(word.lemma, ' ', roots),
    transliteration: some(word.transliteration, ' ', roots),
    gloss: some(word.gloss, '\n', order),
    grammar: groups.length === numbers.length ? order.flatMap((at) => groups[at]!) : word.grammar,
  };
}
