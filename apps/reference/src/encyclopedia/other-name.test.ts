import { expect, it } from 'vitest';
import { isOtherName } from './other-name.ts';

it.each([
  ['Palm Sunday', 'Jesus'],
  ['communion', 'Lord’s Supper'],
  ['the Rapture', 'Second Coming'],
])('%s is another name than %s', (term, title) => {
  expect(isOtherName(term, title)).toBe(true);
});

it.each([
  ['abraham', 'Abraham'],
  ['Noah’s Ark', 'Noah'],
  ['disciples', 'Disciple'],
  ['Mary', 'Mary, Mother of Jesus'],
  ["lord's supper", 'Lord’s Supper'],
])('%s is in the title %s', (term, title) => {
  expect(isOtherName(term, title)).toBe(false);
});
