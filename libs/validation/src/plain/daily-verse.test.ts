import { expect, it } from 'vitest';
import { dailyVerseResponse } from '../daily-verse.ts';
import { readDailyVerse } from './daily-verse.ts';

const details = { text: 'Rejoice evermore.', reference: '1 Thessalonians 5:16', version: 'KJV' };

it.each<[unknown]>([
  [{ verse: { details } }],
  [{ verse: { details: { ...details, more: 1 } }, more: 1 }],
  [{ verse: { details: { text: 'Rejoice evermore.' } } }],
  [{ verse: { details: { ...details, reference: 7, version: 7 } } }],
  [{ verse: { details: { ...details, version: null } } }],
  [{ verse: { details: { ...details, text: '' } } }],
  [{ verse: { details: { ...details, text: 7 } } }],
  [{ verse: { details: [] } }],
  [{ verse: {} }],
  [{ verse: null }],
  [{ error: 'no' }],
  [[]],
  ['text'],
  [undefined],
])('the verse of the day is read as the schema reads it: %j', (response) => {
  expect(readDailyVerse(response)).toEqual(dailyVerseResponse.safeParse(response).data?.verse.details);
});
