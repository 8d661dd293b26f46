import { describe, expect, test } from 'vitest';
import { Pattern } from '../matching/pattern.ts';
import { Reading } from '../matching/reading.ts';
import { recognise } from '../recognise.ts';
import { careSituations } from '../situations.ts';
import { vocabulary } from '../vocabulary/all.ts';
import { lexicon, wordsRead } from '../words-read.ts';
import { cues } from './cues/cues.ts';
import { aboutSomebody, lighter, whose } from './cues/whose.ts';
import { idioms, ofScripture } from './idioms/all.ts';
import { tables } from './tables.ts';

const rows = tables.flatMap(({ situation, rows: each }) => each.map((row) => ({ situation, ...row })));

describe('every row', () => {
  test.each(rows)('knows its example: $example', ({ situation, when, also, unless, level = 'danger', example }) => {
    const reading = new Reading(lexicon(), wordsRead(example));
    const stands = (pattern: string): boolean => new Pattern(lexicon(), pattern).isIn(reading);
    expect(stands(when)).toBe(true);
    expect(also === undefined || stands(also)).toBe(true);
    expect(unless !== undefined && stands(unless)).toBe(false);
    const found = recognise(example);
    // The learned score may take more seriously what a row calls possible, never less.
    expect(['danger', level]).toContain(found?.level);
    expect(level === 'possible' || found?.situation === situation).toBe(true);
  });
});

test.each([...idioms])('no idiom is danger: $example', ({ when, example }) => {
  expect(recognise(example)).toBeUndefined();
  expect(wordsRead(example)).toContain('·');
  expect(when).not.toBe('');
});

test('every situation has rows that show its card', () => {
  const shown = new Set(rows.filter(({ level }) => level === undefined).map(({ situation }) => situation));
  expect([...shown].sort()).toEqual(Object.keys(careSituations).sort());
});

test('every set of the vocabulary is used, and none uses itself', () => {
  const patterns = [
    ...rows.flatMap(({ when, also = '', unless = '' }) => [when, also, unless]),
    ...idioms.map(({ when }) => when),
    ...ofScripture,
    ...Object.values(cues).flatMap((weights) => Object.values(weights)),
    ...Object.values(whose).flatMap((lines) => lines.map(({ who }) => who)),
    ...Object.values(lighter),
    aboutSomebody,
  ].join(' ');
  const used = new Set<string>();
  const follow = (pattern: string, within: readonly string[]): void => {
    for (const [, name = ''] of pattern.matchAll(/\{([a-z-]+)\}/g)) {
      expect(within).not.toContain(name);
      if (used.has(name)) continue;
      used.add(name);
      follow(vocabulary[name] ?? '', [...within, name]);
    }
  };
  follow(patterns, []);
  expect(Object.keys(vocabulary).filter((name) => !used.has(name))).toEqual([]);
});
