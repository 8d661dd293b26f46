import { memo } from 'react';
import { expect, it } from 'vitest';
import { ScreenMissing, screenIn } from './remote.ts';

const Bible = () => null;

it('finds a screen by its name', () => {
  expect(screenIn({ Bible }, 'Bible')).toBe(Bible);
  const Wrapped = memo(Bible);
  expect(screenIn({ Wrapped }, 'Wrapped')).toBe(Wrapped);
});

it.each([
  ['nothing', undefined],
  ['null', null],
  ['another screen', { Concordance: Bible }],
  ['a text under that name', { Bible: 'screen' }],
  ['nothing of its own under that name', Object.create({ Bible })],
])('rejects a module with %s', (_, module) => {
  expect(() => screenIn(module, 'Bible')).toThrow(ScreenMissing);
});
