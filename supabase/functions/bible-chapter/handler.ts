import { formatReference, versionById, type ChapterPlace } from '@berea/scripture';
import { chapterRequest, type Chapter, type ChapterResponse } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { clientAddress } from '@berea/client-address';
import { contentVersion } from '../_shared/content-version.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { unavailable } from '../_shared/unavailable.ts';
import { chapterOfApiBible, type ApiBible } from '../_shared/api-bible.ts';

const row = z.object({ content: z.string() }).nullable();

/**
 * Returns one chapter of one version as HTML with USX class names, from the database or, for licensed versions, from
 * API.Bible.
 */
export const bibleChapter = (database: () => SupabaseClient, apiBible: () => ApiBible | undefined = () => undefined) =>
  endpoint({
    name: 'bible-chapter',
    methods: ['GET', 'POST'],
    input: chapterRequest,
    shared: {
      version: contentVersion(database),
      spelling: ({ book, chapter, bibleId }) => ({ book: book.name, chapter, bibleId }),
    },
    async answer({ book, chapter, bibleId }, headers) {
      const lent = versionById(bibleId)?.metered ? apiBible() : undefined;
      const found = lent
        ? await chapterOfApiBible({ book, chapter }, lent, clientAddress(headers))
        : await storedChapter(database(), { book, chapter }, bibleId);
      if (!found) throw unavailable(book, bibleId);
      const body: ChapterResponse = { data: found };
      // A lent text may not be copied, and every showing is reported.
      return { body, keep: !lent };
    },
  });

async function storedChapter(
  database: SupabaseClient,
  { book, chapter }: ChapterPlace,
  bibleId: string,
): Promise<Chapter | undefined> {
  const { data } = await database
    .from('chapters')
    .select('content')
    .eq('version_id', bibleId)
    .eq('book', book.id)
    .eq('chapter', chapter)
    .maybeSingle()
    .throwOnError();
  const found = row.parse(data);
  return found ? { reference: formatReference({ book, chapter }), content: found.content } : undefined;
}
