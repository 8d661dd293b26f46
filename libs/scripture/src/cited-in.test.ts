import { expect, it } from 'vitest';
import { citedIn } from './cited-in.ts';

it.each([
  ['John 3:16-18, 21', 'Juan 3:16-18, 21'],
  ['1 John 4:8', '1 Juan 4:8'],
  ['Song of Solomon 2:1', 'Cantares 2:1'],
  ['Psalms 23', 'Salmos 23'],
  ['a thought', 'a thought'],
])('%s is cited in Spanish as %s, and in English as it is', (reference, cited) => {
  expect(citedIn('es', reference)).toBe(cited);
  expect(citedIn('en', reference)).toBe(reference);
});
