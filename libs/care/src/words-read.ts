import ofScripture from '../data/patterns/idioms/of-scripture.json' with { type: 'json' };
import { lazily } from './lazily.ts';
import { Lexicon } from './matching/lexicon.ts';
import { Pattern } from './matching/pattern.ts';
import { blotted, Reading } from './matching/reading.ts';
import { matters } from './patterns/cues.ts';
import { idioms } from './patterns/idioms.ts';
import { tables } from './patterns/tables.ts';
import { vocabulary } from './patterns/vocabulary.ts';
import { examine } from './text/examine.ts';
import { inEnglish } from './text/other-languages.ts';
import { Spelling } from './text/spelling.ts';
import { withoutTelegrams } from './text/telegrams.ts';
import { wordsOf } from './text/words.ts';

const setsStemsAndWords = /\{[a-z-]+\}|[\p{L}\p{N}]+\*|([\p{L}\p{N}]+)/gu;

export const lexicon = lazily(() => new Lexicon(vocabulary));
export const spelling = lazily(() => new Spelling(knownWords()));

const patterns = lazily(() => ({
  idioms: idioms.map(({ when }) => new Pattern(lexicon(), when)),
  scripture: new Pattern(lexicon(), ofScripture.when),
  someoneNear: new Pattern(lexicon(), ofScripture.unless),
}));

/**
 * The words of a text that the tables are read against: blotted where they are an idiom, and where they tell of
 * scripture alone.
 */
export function wordsRead(text: string): readonly string[] {
  const { idioms: ofIdioms, scripture, someoneNear } = patterns();
  const words = blot(withoutTelegrams(wordsOf(inEnglish(examine(text)), spelling())), ofIdioms);
  return someoneNear.isIn(new Reading(lexicon(), words)) ? words : blot(words, [scripture]);
}

function blot(words: readonly string[], by: readonly Pattern[]): string[] {
  const reading = new Reading(lexicon(), words);
  const left = [...words];
  for (const pattern of by) for (const [from, end] of pattern.placesIn(reading)) left.fill(blotted, from, end);
  return left;
}

/** The words that some pattern names whole: they are spelled right. */
function knownWords(): ReadonlySet<string> {
  const named = [
    ...Object.values(vocabulary),
    ofScripture.when,
    ...idioms.map(({ when }) => when),
    ...tables.flatMap(({ rows }) => rows.flatMap(({ when, also = [], unless = [] }) => [when, also, unless])),
    ...matters.flatMap(({ weights }) => Object.values(weights)),
  ];
  const known = new Set<string>();
  for (const [, word] of named.flat().join(' ').matchAll(setsStemsAndWords)) if (word !== undefined) known.add(word);
  return known;
}
