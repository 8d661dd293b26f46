import { describe, expect, test } from 'vitest';
import type { Alternatives } from '../matching/notation.ts';
import { Pattern } from '../matching/pattern.ts';
import { Reading } from '../matching/reading.ts';
import { recognise } from '../recognise.ts';
import { careSituations } from '../situations.ts';
import { lexicon, wordsRead } from '../words-read.ts';
import { idioms } from './idioms.ts';
import { tables } from './tables.ts';

const rows = tables.flatMap(({ situation, rows: each }) => each.map((row) => ({ situation, ...row })));

describe('every row', () => {
  test.each(rows)('knows its example: $example', ({ situation, when, also, unless, level = 'danger', example }) => {
    const reading = new Reading(lexicon(), wordsRead(example));
    const stands = (pattern: Alternatives): boolean => new Pattern(lexicon(), pattern).isIn(reading);
    expect(stands(when)).toBe(true);
    expect(also === undefined || stands(also)).toBe(true);
    expect(unless !== undefined && stands(unless)).toBe(false);
    const found = recognise(example);
    // The learned score may take more seriously what a row calls possible, never less.
    expect(['danger', level]).toContain(found?.level);
    expect(level === 'possible' || found?.situation === situation).toBe(true);
  });
});

test.each([...idioms])('no idiom is danger: $example', ({ example }) => {
  expect(recognise(example)).toBeUndefined();
  expect(wordsRead(example)).toContain('·');
});

test('every situation has rows that show its card', () => {
  const shown = new Set(rows.filter(({ level }) => level === undefined).map(({ situation }) => situation));
  expect([...shown].sort()).toEqual(Object.keys(careSituations).sort());
});
