import { blotted, sentenceEnd } from '../matching/reading.ts';
import wordKinds from '../../data/words/word-kinds.json' with { type: 'json' };

/** More words than a form takes. A longer text is read up to here. */
const mostWords = 160;
/** How far apart two words, and two kinds of words, may be to count as a pair; and the third kind after them. */
const reach = { words: 3, kinds: 6, third: 4 } as const;

const kindsOf = new Map<string, string[]>();
for (const [kind, words] of Object.entries(wordKinds.words)) {
  for (const word of words) kindsOf.set(word, [...(kindsOf.get(word) ?? []), kind]);
}

const firstPerson = new Set(['i', 'im', 'me', 'my', 'ive', 'we', 'our']);

/** Cuts an ending, so that "hits", "hitting" and "hit" count as one word. */
const stem = (word: string): string =>
  word
    .replace(/(?:ing|ed|es|s)$/, (ending) => (word.length - ending.length >= 3 ? '' : ending))
    .replace(/(.)\1$/, '$1');

/**
 * What the learned score knows of a text: its words as the patterns read them (spelling folded, idioms blotted out),
 * words near each other, pieces of words, and kinds of words in order, within a sentence. 'relative>blow>me' is in "my
 * brother keeps hitting me".
 */
export function featuresOf(read: readonly string[]): Set<string> {
  const words = read.slice(0, mostWords);
  const stems = words.map((word) => (word === sentenceEnd || word === blotted ? word : stem(word)));
  const kinds = words.map((word) => kindsOf.get(word) ?? []);
  const features = new Set<string>();
  for (const [at, word] of stems.entries()) {
    if (word === sentenceEnd || word === blotted) continue;
    features.add(word);
    if (word.length >= 6) features.add(`#${word.slice(0, 5)}`);
    for (const [gap, other] of following(stems, at, reach.words))
      features.add(`${word}${gap === 1 ? '_' : '~'}${other}`);
    for (const kind of kinds[at]!) addKind(features, stems, kinds, at, kind);
  }
  for (const piece of lettersOf(words)) features.add(piece);
  if (!words.some((word) => firstPerson.has(word))) features.add('nobody');
  if (words.length <= 5) features.add(`length${words.length}`);
  if (words.length <= 9) features.add('short');
  return features;
}

/** Every four letters in a row, spaces included: they are shared by other forms and spellings of a word. */
function* lettersOf(words: readonly string[]): Generator<string> {
  const letters = ` ${words.join(' ').replace(/[^a-z ]/g, '')} `;
  for (let at = 0; at + 4 <= letters.length; at++) yield `"${letters.slice(at, at + 4)}`;
}

function addKind(
  features: Set<string>,
  stems: readonly string[],
  kinds: readonly (readonly string[])[],
  at: number,
  kind: string,
): void {
  features.add(`@${kind}`);
  for (const [gap, other] of following(stems, at, reach.kinds)) {
    for (const second of kinds[at + gap]!) {
      features.add(`${kind}>${second}`);
      for (const [more] of following(stems, at + gap, reach.third)) {
        for (const third of kinds[at + gap + more]!) features.add(`${kind}>${second}>${third}`);
      }
    }
    if (gap > 2) continue;
    features.add(`@${kind}+${other}`);
    if (at >= gap) features.add(`${stems[at - gap]!}+@${kind}`);
  }
}

/** The words after one, with how far they are from it, up to the end of the sentence. */
function* following(stems: readonly string[], at: number, most: number): Generator<[gap: number, stem: string]> {
  for (let gap = 1; gap <= most && at + gap < stems.length; gap++) {
    const word = stems[at + gap]!;
    if (word === sentenceEnd) return;
    if (word !== blotted) yield [gap, word];
  }
}
