import * as z from 'zod/mini';
import { bibleId } from './bible-version.ts';
import { receivedOptional, receivedText } from './received.ts';
import { nonEmptyText } from './text.ts';

/** Parameters of daily-verse, sent as a query string or a JSON body. */
export const dailyVerseRequest = z.object({
  format: z._default(z.literal('json', 'format must be json'), 'json'),
  /** The reader's local calendar day. Default: today in UTC. */
  date: z.optional(z.iso.date('date must be a day, as in 2026-12-25')),
  /** Default: the King James Version. */
  bibleId: z.optional(bibleId),
});

/** The verse of the day. */
const dailyVerse = z.object({
  text: nonEmptyText,
  /** 'John 3:16' or 'Lamentations 3:22-23' */
  reference: receivedText,
  /** The abbreviation of the text's version: 'KJV'. */
  version: receivedOptional(z.string()),
});
export type DailyVerse = z.infer<typeof dailyVerse>;

/** Response body of daily-verse. */
export const dailyVerseResponse = z.object({ verse: z.object({ details: dailyVerse }) });
export type DailyVerseResponse = z.infer<typeof dailyVerseResponse>;
