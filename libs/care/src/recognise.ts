import { lazily } from './lazily.ts';
import { resembles } from './learned/score.ts';
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
 * Whether the person who typed `text`, or somebody it speaks of, is in danger; undefined when nothing in it tells so.
 * The tables are asked first, because they know the situation; what none of their rows knows is weighed by its words.
 */
export function recognise(text: string): Recognition | undefined {
  if (text.trim() === '') return undefined;
  const words = wordsRead(text);
  if (words.length === 0 || isOldEnglish(words)) return undefined;
  const reading = new Reading(lexicon(), words);
  const found = router().rows.first(reading);
  if (found?.level === 'danger') return recognition(found.situation, 'danger');
  const weighed = router().weights.weigh(reading);
  if (weighed) return recognition(weighed, 'danger');
  // What a row calls possible must resemble danger clearly before it counts as danger: help is shown either way.
  const learned = resembles(words, found ? 1 : 0);
  if (learned) return recognition(learned, 'danger');
  return found && recognition(found.situation, 'possible');
}

function recognition(situation: CareSituation, level: Recognition['level']): Recognition {
  return { kind: careSituations[situation], situation, level };
}
