import { expect, it } from 'vitest';
import { dailyVerseRequest, dailyVerseResponse } from './daily-verse.ts';

it('asks for nothing in particular', () => {
  expect(dailyVerseRequest.parse({})).toEqual({ format: 'json' });
});

it.each(['2026-02-29', '2026-13-01', '25-12-2026', '2026-12-25T00:00:00Z', ''])(
  'does not take %j for a day',
  (date) => {
    expect(dailyVerseRequest.safeParse({ date }).success).toBe(false);
  },
);

it('reads the shape of the daily-verse service, with or without what we add to it', () => {
  const details = { text: 'Jesus wept.', reference: 'John 11:35' };
  expect(dailyVerseResponse.parse({ verse: { details } })).toEqual({ verse: { details } });
  expect(dailyVerseResponse.safeParse({ verse: { details: { ...details, text: '' } } }).success).toBe(false);
});
