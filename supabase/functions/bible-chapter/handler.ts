import { formatReference } from '@berea/scripture';
import { chapterRequest, type ChapterResponse } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { endpoint } from '../_shared/endpoint.ts';
import { unavailable } from '../_shared/unavailable.ts';

const row = z.object({ content: z.string() }).nullable();

/** One chapter of one version, as HTML with USX class names. */
export const bibleChapter = (database: () => SupabaseClient) =>
  endpoint({
    name: 'bible-chapter',
    methods: ['POST'],
    input: chapterRequest,
    async answer({ book, chapter, bibleId }) {
      const { data } = await database()
        .from('chapters')
        .select('content')
        .eq('version_id', bibleId)
        .eq('book', book.id)
        .eq('chapter', chapter)
        .maybeSingle()
        .throwOnError();
      const found = row.parse(data);
      if (!found) throw unavailable(book, bibleId);
      const body: ChapterResponse = { data: { reference: formatReference({ book, chapter }), content: found.content } };
      return { body };
    },
  });
