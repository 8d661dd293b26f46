import foldedWords from '../../data/folded-words.json' with { type: 'json' };
import { oneSpelling } from '../one-spelling.ts';
import { plainWords, termOf } from '../terms.ts';

const folded: Readonly<Record<string, string>> = foldedWords.words;

/** Spelling and stemming are much slower than a lookup, and texts repeat words. */
const known = new Map<string, string>();
const mostKnown = 50_000;

/** The term of one word in lower case without apostrophes; '' for what has no letter. */
export function phraseTerm(word: string): string {
  let term = known.get(word);
  if (term === undefined) {
    if (known.size >= mostKnown) known.clear();
    known.set(word, (term = termOf(oneSpelling(Object.hasOwn(folded, word) ? folded[word]! : word))));
  }
  return term;
}

/**
 * The terms of a text in order, function words and all, as phrases are compared by. The importer writes them to
 * `public.phrase_words`: after any change, raise the revision there (importer/library/import-phrases.ts).
 */
export const phraseTerms = (text: string): string[] =>
  plainWords(text)
    .map(phraseTerm)
    .filter((term) => term !== '');
