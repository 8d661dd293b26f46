import { Lexicon } from './matching/lexicon.ts';
import { blotted, Reading } from './matching/reading.ts';
import { readPattern, type Part } from './matching/notation.ts';
import { Rows } from './matching/rows.ts';
import { idioms, ofScripture } from './patterns/idioms.ts';
import { tables } from './patterns/tables.ts';
import type { Recognition } from './recognition.ts';
import { careSituations } from './situations.ts';
import { examine } from './text/examine.ts';
import { Spelling } from './text/spelling.ts';
import { wordsOf } from './text/words.ts';
import { vocabulary } from './vocabulary/all.ts';

const lexicon = new Lexicon(vocabulary);
const rows = new Rows(lexicon, tables);
const idiomParts = idioms.map(({ when }) => readPattern(when));
const scriptureParts = ofScripture.map(readPattern);
const someoneNear = readPattern('{i}|{me}|{my}|{someone}');
const spelling = new Spelling(knownWords());

/** Whether the person who typed `text`, or somebody it speaks of, is in danger; undefined when nothing in it tells so. */
export function recognise(text: string): Recognition | undefined {
  const words = wordsRead(text);
  const found = words.length === 0 ? undefined : rows.first(new Reading(lexicon, words));
  return found && { kind: careSituations[found.situation], situation: found.situation, level: found.level };
}

/** The words that the tables are read against. */
export function wordsRead(text: string): readonly string[] {
  return withoutIdioms(wordsOf(examine(text), spelling));
}

/** The words, blotted where they are an idiom, and where they tell of scripture alone. */
function withoutIdioms(words: readonly string[]): readonly string[] {
  const left = blot(words, idiomParts);
  return new Reading(lexicon, left).has(someoneNear) ? left : blot(left, scriptureParts);
}

function blot(words: readonly string[], parts: readonly Part[]): string[] {
  const reading = new Reading(lexicon, words);
  const left = [...words];
  for (const part of parts) {
    for (let from = 0; from < words.length; from++) {
      const end = Math.max(from, ...reading.ends(part, from));
      for (let at = from; at < end; at++) left[at] = blotted;
    }
  }
  return left;
}

function knownWords(): ReadonlySet<string> {
  const known = new Set<string>();
  for (const pattern of [...Object.values(vocabulary), ...ofScripture, ...idioms.map(({ when }) => when)]) lexicon.wordsOf(readPattern(pattern), known);
  for (const { rows: each } of tables) for (const { when } of each) lexicon.wordsOf(readPattern(when), known);
  return known;
}
