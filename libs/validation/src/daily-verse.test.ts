import { expect, it } from 'vitest';
import { dailyVerseRequest, dailyVerseResponse } from './daily-verse.ts';

it('accepts a request without any fields', () => {
  expect(dailyVerseRequest.parse({})).toEqual({ format: 'json' });
});

it.each(['2026-02-29', '2026-13-01', '25-12-2026', '2026-12-25T00:00:00Z', ''])('rejects %j as a date', (date) => {
  expect(dailyVerseRequest.safeParse({ date }).success).toBe(false);
});

it('parses the response of the daily-verse service with and without our extra fields', () => {
  const details = { text: 'Jesus wept.', reference: 'John 11:35' };
  expect(dailyVerseResponse.parse({ verse: { details } })).toEqual({ verse: { details } });
  expect(dailyVerseResponse.safeParse({ verse: { details: { ...details, text: '' } } }).success).toBe(false);
});
