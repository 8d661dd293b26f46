import { lazily } from './lazily.ts';
import { Lexicon } from './matching/lexicon.ts';
import { readPattern } from './matching/notation.ts';
import { Pattern } from './matching/pattern.ts';
import { blotted, Reading } from './matching/reading.ts';
import { cues } from './patterns/cues/cues.ts';
import { idioms, ofScripture } from './patterns/idioms/all.ts';
import { tables } from './patterns/tables.ts';
import { examine } from './text/examine.ts';
import { inEnglish } from './text/other-languages.ts';
import { Spelling } from './text/spelling.ts';
import { withoutTelegrams } from './text/telegrams.ts';
import { wordsOf } from './text/words.ts';
import { vocabulary } from './vocabulary/all.ts';

export const lexicon = lazily(() => new Lexicon(vocabulary));
export const spelling = lazily(() => new Spelling(knownWords()));

const patterns = lazily(() => ({
  idioms: idioms.map(({ when }) => new Pattern(lexicon(), when)),
  scripture: ofScripture.map((pattern) => new Pattern(lexicon(), pattern)),
  someoneNear: new Pattern(lexicon(), '{i}|{me}|{my}|{someone}'),
}));

/**
 * The words of a text that the tables are read against: blotted where they are an idiom, and where they tell of
 * scripture alone.
 */
export function wordsRead(text: string): readonly string[] {
  const { idioms: ofIdioms, scripture, someoneNear } = patterns();
  const words = blot(withoutTelegrams(wordsOf(inEnglish(examine(text)), spelling())), ofIdioms);
  return someoneNear.isIn(new Reading(lexicon(), words)) ? words : blot(words, scripture);
}

function blot(words: readonly string[], by: readonly Pattern[]): string[] {
  const reading = new Reading(lexicon(), words);
  const left = [...words];
  for (const pattern of by) for (const [from, end] of pattern.placesIn(reading)) left.fill(blotted, from, end);
  return left;
}

/** The words that some pattern names are right as they stand. */
function knownWords(): ReadonlySet<string> {
  const known = new Set<string>();
  const named = [
    ...Object.values(vocabulary),
    ...ofScripture,
    ...idioms.map(({ when }) => when),
    ...tables.flatMap(({ rows }) => rows.flatMap(({ when, also = '', unless = '' }) => [when, also, unless])),
    ...Object.values(cues).flatMap((weights) => Object.values(weights)),
  ];
  for (const pattern of named) if (pattern !== '') lexicon().wordsOf(readPattern(pattern), known);
  return known;
}
