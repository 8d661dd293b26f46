import { CallFailure } from '@berea/api';
import { bookById, versionById } from '@berea/scripture';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { failureText } from './failure-text.ts';

const text = (error: Error) => failureText(error, { book: bookById('John')!, chapter: 3 }, versionById('eng-lsv')!);

it('names the book and the version when the request failed', () => {
  expect(text(new CallFailure('No text.', 404))).toBe(
    'The book of John is not available in Literal Standard Version. Please try a different Bible version, such as King James Version (KJV).',
  );
});

it('says that there is no connection when no answer came', () => {
  expect(text(new CallFailure('No response arrived.', 0))).toBe(
    'This chapter needs a connection. It is shown as soon as there is one.',
  );
});

it('returns the message of any other error', () => {
  expect(text(new Error('The page ran out of memory.'))).toBe('The page ran out of memory.');
});

it.each([
  ['has no message', new Error('')],
  ['is a schema validation error', z.object({ data: z.string() }).safeParse({}).error!],
])('returns a general message when the error %s', (_, error) => {
  expect(text(error)).toBe('Unable to load Bible text. Please try again.');
});
