import { expect, test } from 'vitest';
import { withoutChantMarks } from './original-form.ts';

test('removes cantillation marks and keeps letters and vowel points', () => {
  expect(withoutChantMarks('\u05D1\u05BC\u05B0\u05E8\u05B5\u05D0\u05E9\u05C1\u05B4\u0596\u05D9\u05EA')).toBe(
    '\u05D1\u05BC\u05B0\u05E8\u05B5\u05D0\u05E9\u05C1\u05B4\u05D9\u05EA',
  );
  expect(withoutChantMarks('ἠγάπησεν')).toBe('ἠγάπησεν');
});
