import { foldWord, wordsIn } from '@berea/scripture';
import { stemmer } from 'stemmer';
import { stopWords, templateWords } from './template-words.ts';

/**
 * How text becomes the terms that are searched: the same here, where questions are read, and in the importer, which writes the
 * postings. A change here is a change of the postings: raise the library's revision in supabase/scripture/library.
 */

/** The words of old English that the stemmer does not know as forms of today's: 'believeth', 'sayest'. */
const archaic = /^(.{2,}?)(?:eth|est)$/;

/** Stemming is slow beside looking up, and texts repeat their words. */
const known = new Map<string, string>();
const mostKnown = 50_000;

/** What the forms of a word share: 'loved', 'loving' and 'loveth' are 'love'; "God's" is 'god'. */
export function termOf(word: string): string {
  let term = known.get(word);
  if (term === undefined) {
    if (known.size >= mostKnown) known.clear();
    known.set(word, (term = stem(word)));
  }
  return term;
}

function stem(word: string): string {
  const plain = foldWord(word)
    .replace(/'s?$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
  const old = archaic.exec(plain)?.[1];
  // 'honest' and 'west' are no verbs: what is left must be a verb with a vowel, of some length.
  return stemmer(
    old !== undefined && old.length >= 3 && /[aeiouy]/.test(old) && !notVerbs.has(plain) ? `${old}ed` : plain,
  );
}

const notVerbs = new Set([
  'honest',
  'earnest',
  'forest',
  'harvest',
  'tempest',
  'priest',
  'interest',
  'request',
  'nazareth',
  'elizabeth',
  'ashtoreth',
  'gennesareth',
  'modest',
  'arrest',
  'conquest',
  'behest',
  'protest',
  'protests',
  'manifest',
  'digest',
  'suggest',
  'contest',
  'twentieth',
  'thirtieth',
  'fortieth',
  'fiftieth',
  'sixtieth',
  'hundredth',
  'chinnereth',
]);

/** Every term of a text in order, function words left out. */
export const termsOf = (text: string): string[] =>
  plainWords(text)
    .filter((word) => !stopWords.has(word))
    .map(termOf)
    .filter((term) => term !== '');

/**
 * The words of a question that say what it is about, as written, each once. Where all of them belong to the asking
 * ("is it good?"), those that are no mere function words; and where there are only such, all of them.
 */
export function contentWords(text: string): string[] {
  const words = [...new Set(plainWords(text))];
  for (const dropped of [templateWords, stopWords]) {
    const left = words.filter((word) => !dropped.has(word));
    if (left.length > 0) return left;
  }
  return words;
}

/** Lower case, hyphens as spaces ("self-control" is two words), apostrophes as contractions are listed: "don't" is 'dont'. */
export const plainWords = (text: string): string[] =>
  wordsIn(text.normalize('NFKC').replaceAll('-', ' ')).map(({ text: word }) =>
    foldWord(word).replace(/'s$/, '').replaceAll("'", ''),
  );
