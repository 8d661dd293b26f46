import { derived } from '@berea/content';
import { membersOf } from '../cue-alternatives.ts';
import { termOf } from '../../terms.ts';
import { stopWords } from '../../template-words.ts';
import { plain } from './of-oneself.ts';

/** Groups of people and events whose members count as one: what helps with a mother's death helps with a father's. */
const grouped = [
  'spouse',
  'beloved',
  'child',
  'parent',
  'relative',
  'friend',
  'boss',
  'pet',
  'church',
  'died',
] as const;

const groups = derived(() => {
  const groupOf = new Map<string, string>();
  for (const name of grouped) {
    // A group may hold another: words stay in the narrower one, which comes first.
    for (const member of membersOf(name))
      if (!member.includes(' ') && !groupOf.has(member)) groupOf.set(member, `@${name}`);
  }
  return groupOf;
});

/** How much a feature of each kind counts, before it is weighed by how rare it is. */
const weights = { word: 1, stopWord: 0.25, group: 0.8, pair: 0.7, distantPair: 0.5, piece: 0.35 } as const;

/** Letters of a piece: what forms of a word, and misspelled ones, have in common. */
const pieceLength = 5;
/** A longer text is read up to here. */
const mostWords = 120;

/**
 * What is counted of a text that tells something: its words and whom they name, pairs of words up to two apart, and
 * pieces of five letters.
 * @returns features with what each counts
 */
export function toldFeatures(text: string): ReadonlyMap<string, number> {
  const words = plain(text).split(' ').slice(0, mostWords);
  const groupOf = groups();
  const names = words.map((word) => [termOf(word), ...(groupOf.has(word) ? [groupOf.get(word)!] : [])]);
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) => features.set(feature, Math.max(features.get(feature) ?? 0, weight));
  for (const [at, word] of words.entries()) {
    add(names[at]![0]!, stopWords.has(word) ? weights.stopWord : weights.word);
    if (names[at]!.length > 1) add(names[at]![1]!, weights.group);
    for (const [gap, weight] of [
      [1, weights.pair],
      [2, weights.distantPair],
    ] as const) {
      for (const one of names[at]!) for (const other of names[at + gap] ?? []) add(`${one}_${other}`, weight);
    }
  }
  const letters = ` ${words.join(' ')} `;
  for (let at = 0; at + pieceLength <= letters.length; at++)
    add(`"${letters.slice(at, at + pieceLength).replaceAll(' ', '-')}`, weights.piece);
  return features;
}
