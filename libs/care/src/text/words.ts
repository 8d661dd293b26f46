import { sentenceEnd } from '../matching/reading.ts';
import { partedWords, shortForms } from './short-forms.ts';
import { wordSet } from './word-set.ts';
import type { Spelling } from './spelling.ts';

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
/** After these a bare "2" is "to". */
const before2 = wordSet('want wants need have has going try trying like used how able told refuse');

/** "ill do it" is "i will", and "an ill child" is not. */
const willWords: ReadonlyMap<string, readonly string[]> = new Map([
  ['ill', ['i', 'will']],
  ['hell', ['he', 'will']],
  ['shell', ['she', 'will']],
]);
const afterWill = wordSet(`
  be kill never stab do go end die see take have not just always hurt find burn beat hit shoot make get jump cut leave
  come tell use
`);

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
    } else if (willWords.has(word) && afterWill.has(words[at + 1] ?? '')) joined.push(...willWords.get(word)!);
    else if (word === '2' && before2.has(words[at - 1] ?? '') && words[at + 1]) joined.push('to');
    else joined.push(word);
  }
  return joined;
}
