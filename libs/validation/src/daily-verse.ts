import { z } from 'zod';
import { bibleId } from './bible-version.ts';

/** What daily-verse is asked, as a query string or as a JSON body. */
export const dailyVerseRequest = z.object({
  format: z.literal('json', 'format must be json').default('json'),
  /** The reader's own calendar day; without it, today in UTC. */
  date: z.iso.date('date must be a day, as in 2026-12-25').optional(),
  /** Without it, the King James Version. */
  bibleId: bibleId.optional(),
});
export type DailyVerseRequest = z.infer<typeof dailyVerseRequest>;

export const dailyVerse = z.object({
  text: z.string().min(1),
  /** 'John 3:16' or 'Lamentations 3:22-23' */
  reference: z.string().min(1),
  /** The abbreviation of the version the text stands in: 'KJV'. */
  version: z.string().optional(),
});
export type DailyVerse = z.infer<typeof dailyVerse>;

export const dailyVerseResponse = z.object({ verse: z.object({ details: dailyVerse }) });
export type DailyVerseResponse = z.infer<typeof dailyVerseResponse>;
