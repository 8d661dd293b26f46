import { defaultVersionId, formatReference, versionById } from '@berea/scripture';
import { dailyVerseRequest, type DailyVerseResponse } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { endpoint } from '../_shared/endpoint.ts';
import { ownContent } from '../_shared/own-content.ts';
import { unavailable } from '../_shared/unavailable.ts';
import { referenceOf } from './reference-of-day.ts';

const rows = z.array(z.object({ text: z.string() }));

/**
 * Returns the verse of the day, in the response format of the daily-verse service.
 * @param now the current time; its UTC date is used when the request has no date
 */
export const dailyVerse = (database: () => SupabaseClient, now: () => Date = () => new Date(), reader = database) =>
  endpoint({
    name: 'daily-verse',
    methods: ['GET', 'POST'],
    input: dailyVerseRequest,
    content: ownContent(reader, ['dailyVerses']),
    async answer({ date, bibleId = defaultVersionId }) {
      const moment = now();
      const reference = referenceOf(date ?? moment.toISOString().slice(0, 10));
      const { book, chapter, verse, lastVerse = verse } = reference;
      const { data } = await database()
        .from('verses')
        .select('text')
        .eq('version_id', bibleId)
        .eq('book', book.id)
        .eq('chapter', chapter)
        .gte('verse', verse)
        .lte('verse', lastVerse)
        .order('verse')
        .throwOnError();
      const texts = rows.parse(data).map(({ text }) => text.trim());
      // Some versions have numbered verses without text. Do not show part of a passage.
      if (texts.length !== lastVerse - verse + 1 || texts.includes('')) throw unavailable(book, bibleId);
      const version = versionById(bibleId)?.abbreviation;
      const body: DailyVerseResponse = {
        verse: { details: { text: texts.join(' '), reference: formatReference(reference), version } },
      };
      return { body, cache: `public, max-age=${date ? 86_400 : Math.min(3600, secondsLeft(moment))}` };
    },
  });

/** Seconds until midnight UTC, when the answer to a request without a date changes. */
const secondsLeft = (moment: Date): number => Math.floor((86_400_000 - (moment.getTime() % 86_400_000)) / 1000);
