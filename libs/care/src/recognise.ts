import { lazily } from './lazily.ts';
import { resemblance } from './learned/score.ts';
import { Reading } from './matching/reading.ts';
import { Rows } from './matching/rows.ts';
import { Weights } from './matching/weights.ts';
import { tables } from './patterns/tables.ts';
import type { Recognition } from './recognition.ts';
import { careSituations, type CareSituation } from './situations.ts';
import { isOldEnglish } from './text/old-english.ts';
import { lexicon, wordsRead } from './words-read.ts';

const router = lazily(() => ({ rows: new Rows(lexicon(), tables), weights: new Weights(lexicon()) }));

/**
 * How much more clearly than for help a text must resemble danger before it counts as danger without a row that names
 * one; what a row calls only possible, the bare word 'suicide', even more clearly.
 */
const clearly = { resemblance: 1.7, mention: 2.7 } as const;

/**
 * How far below what resembles danger a text must be so that a danger which a row, or which cues name is only possible:
 * 'my scans hurt' names one, and everything around it tells of another trouble.
 */
const unlike = { row: -0.8, cues: 0 } as const;

/**
 * Whether the person who typed `text`, or somebody it speaks of, is in danger; undefined when nothing in it tells so.
 * The tables are asked first; what none of their rows knows is compared with the sentences of people in danger. Which
 * situation it is, both decide.
 * @param margin how much more clearly than a typed text it must resemble danger. What was learned was learned from what
 * people type; prose needs 2
 */
export function recognise(text: string, margin = 0): Recognition | undefined {
  if (text.trim() === '') return undefined;
  const words = wordsRead(text);
  if (words.length === 0 || isOldEnglish(words)) return undefined;
  const reading = new Reading(lexicon(), words);
  const learned = resemblance(words);
  const resembles = learned.danger - margin;
  const recognition = (situation: CareSituation, level: Recognition['level'], by: Recognition['by']): Recognition => ({
    kind: careSituations[situation],
    situation,
    level,
    by,
    resembles,
  });
  const found = router().rows.first(reading);
  const ofRow = found?.level === 'danger' ? found.situation : undefined;
  const named = ofRow ?? router().weights.weigh(reading);
  if (named) {
    const by = ofRow ? 'row' : 'cues';
    return recognition(learned.situation(named), resembles > unlike[by] ? 'danger' : 'possible', by);
  }
  // Without a row that names a danger it must be resembled clearly before a card replaces the answer. Help is shown
  // either way, and whoever told of an ordinary trouble is not told that they want to die.
  const by = found ? 'mention' : 'resemblance';
  if (resembles > clearly[by]) return recognition(learned.situation(), 'danger', by);
  if (found) return recognition(found.situation, 'possible', by);
  return resembles > 0 ? recognition(learned.situation(), 'possible', by) : undefined;
}
