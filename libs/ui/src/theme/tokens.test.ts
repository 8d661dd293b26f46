import { tokens as fluent } from '@fluentui/react-components';
import { expect, it } from 'vitest';
import { tokens } from './tokens.ts';

it('names each of Fluent’s tokens as Fluent does', () => {
  const theirs = Object.entries(fluent).filter(([name]) => !name.startsWith('zIndex'));
  expect(theirs.length).toBeGreaterThan(400);
  expect(theirs.map(([name]) => [name, tokens[name as keyof typeof tokens]])).toEqual(theirs);
});
