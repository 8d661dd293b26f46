import { expect, it } from 'vitest';
import { typedText } from '../typed-text.ts';
import { takenBy, trimmedRule, untrimmedRule } from './text-rule.ts';

const conditions = [
  [(text: string) => text.length >= 2, 'Too short'],
  [(text: string) => text.length <= 3, 'Too long'],
] as const;
const trimmed = trimmedRule(...conditions);

it('a rule trims a text, or leaves it as it was typed', () => {
  expect(takenBy(trimmed, ' ab ')).toBe('ab');
  expect(takenBy(untrimmedRule(...conditions), ' a ')).toBe(' a ');
  expect(takenBy(trimmed, ' a ')).toBeUndefined();
});

it.each([
  ['a', 'Too short'],
  ['abcd', 'Too long'],
])('a rule says of %j: %s', (text, message) => {
  expect(trimmed.safeParse(text)).toMatchObject({ success: false, error: { issues: [{ message }] } });
});

it('the schema of a rule says the same as the rule, and what is missing', () => {
  const schema = typedText(trimmed, 'Missing');
  expect(schema.parse(' ab ')).toBe('ab');
  const messageOf = (value: unknown) => schema.safeParse(value).error?.issues.map(({ message }) => message);
  expect(messageOf('abcd')).toEqual(['Too long']);
  expect(messageOf(undefined)).toEqual(['Missing']);
});
