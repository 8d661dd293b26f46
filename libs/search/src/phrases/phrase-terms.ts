import { oneSpelling } from '../one-spelling.ts';
import { plainWords, termOf } from '../terms.ts';

/** Old and inflected function words with the one that stands for them, so that a verse is known in either English. */
const folded: Readonly<Record<string, string>> = {
  thou: 'you',
  thee: 'you',
  ye: 'you',
  thy: 'your',
  thine: 'your',
  unto: 'to',
  upon: 'on',
  hath: 'have',
  has: 'have',
  had: 'have',
  doth: 'do',
  does: 'do',
  did: 'do',
  will: 'shall',
  wilt: 'shall',
  shalt: 'shall',
  should: 'shall',
  am: 'be',
  is: 'be',
  are: 'be',
  art: 'be',
  was: 'be',
  were: 'be',
  been: 'be',
  being: 'be',
  saith: 'say',
  said: 'say',
  which: 'who',
  that: 'who',
  whom: 'who',
  toward: 'towards',
  spake: 'speak',
  nor: 'or',
  an: 'a',
  mine: 'my',
  whoso: 'whoever',
  whosoever: 'whoever',
  anyone: 'whoever',
  cannot: 'not',
  dont: 'not',
  cant: 'not',
  wont: 'not',
  isnt: 'not',
};

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
