import { sentenceEnd } from '../matching/reading.ts';
import afterWillData from '../../data/words/after-will.json' with { type: 'json' };
import before2Data from '../../data/words/before-2.json' with { type: 'json' };
import partedWordsData from '../../data/words/parted-words.json' with { type: 'json' };
import shortFormsData from '../../data/words/short-forms.json' with { type: 'json' };
import type { Spelling } from './spelling.ts';

const shortForms: ReadonlyMap<string, string> = new Map(Object.entries(shortFormsData.words));
const partedWords: ReadonlyMap<string, string> = new Map(Object.entries(partedWordsData.words));

const endings: readonly [RegExp, string][] = [
  [/n't\b/g, 'nt'],
  [/\bi'am\b/g, 'i am'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/'s\b/g, ''],
  [/'/g, ''],
];
const spelled = /(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*]){2,}\p{L}(?![\p{L}\p{N}])/gu;
const chunk = /[\p{L}\p{N}@$!|*#_%]+|[.?!;…]+/gu;
const wordInside = /[\p{L}\p{N}]+/gu;
const before2: ReadonlySet<string> = new Set(before2Data.words);
const afterWill: ReadonlySet<string> = new Set(afterWillData.words);
const willWords = new Map([
  ['ill', 'i'],
  ['hell', 'he'],
  ['shell', 'she'],
]);

/** The words of an examined text as the patterns know them, with a mark at the end of each sentence. */
export function wordsOf(examined: string, spelling: Spelling): string[] {
  let text = examined;
  for (const [ending, instead] of endings) text = text.replaceAll(ending, instead);
  text = text
    .replaceAll(spelled, (letters) => ` ${letters.replaceAll(/[^\p{L}]/gu, '')} `)
    .replaceAll(/(\p{L})-(?=\p{L})/gu, '$1 ');
  const words: string[] = [];
  for (const found of text.match(chunk) ?? []) {
    if (/^[.?!;…]+$/u.test(found)) {
      // A row of dots is a pause in a sentence, not its end.
      if (!/^(?:\.\.+|…)+$/u.test(found) && words.length > 0) words.push(sentenceEnd);
    } else for (const word of readChunk(found, spelling)) words.push(word);
    if (found.length > 1 && found.endsWith('!') && !/^[.?!;…]+$/u.test(found)) words.push(sentenceEnd);
  }
  return joinParted(words);
}

function readChunk(found: string, spelling: Spelling): string[] {
  const bare = found.replace(/^[@$!|*#_%]+/u, '').replace(/[!|#_%]+$/u, '');
  const censored = spelling.uncensored(bare);
  const parts = censored ? [censored] : (bare.match(wordInside) ?? []);
  return parts.flatMap((part) => (shortForms.get(part) ?? spelling.fold(part)).split(' '));
}

function joinParted(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const pair = `${word} ${words[at + 1] ?? ''}`;
    const whole = partedWords.get(pair);
    if (whole) {
      joined.push(...whole.split(' '));
      at++;
    } else if (willWords.has(word) && afterWill.has(words[at + 1] ?? '')) joined.push(willWords.get(word)!, 'will');
    else if (word === '2' && before2.has(words[at - 1] ?? '') && words[at + 1]) joined.push('to');
    else joined.push(word);
  }
  return joined;
}
