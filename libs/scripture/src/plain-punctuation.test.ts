import { expect, it } from 'vitest';
import { plainPunctuation } from './plain-punctuation.ts';

it.each([
  ['John 3:16\u201118', 'John 3:16-18'],
  ['John\u00A03:16\u201318', 'John 3:16-18'],
  ['John\u20093:16 \u2212 18', 'John 3:16 - 18'],
  ['John\uFF13\uFF1A\uFF11\uFF16', 'John3:16'],
])('%s is %s, of the same length', (text, plain) => {
  expect(plainPunctuation(text)).toBe(plain);
  expect(plain).toHaveLength(text.length);
});
