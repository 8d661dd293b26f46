import { CallFailure } from '@berea/api';
import { bookById, versionById } from '@berea/scripture';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { failureText } from './failure-text.ts';

const text = (error: Error) => failureText(error, { book: bookById('John')!, chapter: 3 }, versionById('eng-lsv')!);

it('names the book and the version when the call failed', () => {
  expect(text(new CallFailure('No text.', 404))).toBe(
    'The book of John is not available in Literal Standard Version. Please try a different Bible version, such as King James Version (KJV).',
  );
});

it("gives any other exception's own message", () => {
  expect(text(new Error('The page ran out of memory.'))).toBe('The page ran out of memory.');
});

it.each([
  ['has no message', new Error('')],
  ['is about the shape of an answer', z.object({ data: z.string() }).safeParse({}).error!],
])('says that the text could not be loaded when the exception %s', (_, error) => {
  expect(text(error)).toBe('Unable to load Bible text. Please try again.');
});
