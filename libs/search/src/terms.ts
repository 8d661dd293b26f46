import { foldWord, wordsIn } from '@berea/scripture';
import { stemmer } from 'stemmer';
import notVerbsData from '../data/not-verbs.json' with { type: 'json' };
import { stopWords, templateWords } from './template-words.ts';

/**
 * Converts text to search terms. Used both here, for questions, and by the importer, which writes the search index.
 * After any change, raise the library's revision in importer/library so that the index is rebuilt.
 */

/** Archaic verb forms that the stemmer does not know: 'believeth', 'sayest'. */
const archaic = /^(.{2,}?)(?:eth|est)$/;

/** Cache. Stemming is much slower than a lookup, and texts repeat words. */
const stemCache = new Map<string, string>();
const mostKnown = 50_000;

/** The stem that all forms of a word share: 'love' for 'loved', 'loving' and 'loveth'; 'god' for "God's". */
export function termOf(word: string): string {
  let term = stemCache.get(word);
  if (term === undefined) {
    if (stemCache.size >= mostKnown) stemCache.clear();
    stemCache.set(word, (term = stem(word)));
  }
  return term;
}

function stem(word: string): string {
  const plain = foldWord(word)
    .replace(/'s?$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
  const old = archaic.exec(plain)?.[1];
  // Words such as 'honest' and 'west' are not archaic verbs. The remainder must be a plausible verb: long enough and
  // with a vowel.
  return stemmer(
    old !== undefined && old.length >= 3 && /[aeiouy]/.test(old) && !notVerbs.has(plain) ? `${old}ed` : plain,
  );
}

const notVerbs = new Set(notVerbsData.words);

/** All terms of a text in order, without function words. */
export const termsOf = (text: string): string[] =>
  plainWords(text)
    .filter((word) => !stopWords.has(word))
    .map(termOf)
    .filter((term) => term !== '');

/**
 * The words of a question that say what it is about, as written, without repeats. If it has only template words ("is it
 * good?"), all except function words; if it has only function words, all of them.
 */
export function contentWords(text: string): string[] {
  const words = [...new Set(plainWords(text))];
  for (const dropped of [templateWords, stopWords]) {
    const left = words.filter((word) => !dropped.has(word));
    if (left.length > 0) return left;
  }
  return words;
}

/**
 * Lower-case words. Hyphens count as spaces ("self-control" is two words). Apostrophes are removed, as in the list of
 * contractions: "don't" is 'dont'.
 */
export const plainWords = (text: string): string[] =>
  wordsIn(text.normalize('NFKC').replaceAll('-', ' ')).map(({ text: word }) =>
    foldWord(word).replace(/'s$/, '').replaceAll("'", ''),
  );
