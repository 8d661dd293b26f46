import { bookOverviewRequest, type BookOverview } from '@berea/validation';
import { overviewOf } from '@berea/content/book-overviews';
import type { SupabaseClient } from '@supabase/supabase-js';
import { contentVersion } from '../_shared/content-version.ts';
import { endpoint } from '../_shared/endpoint.ts';

/**
 * Returns our overview of a book of the Bible.
 * @param database asked for the version of the content only
 */
export const bookOverviews = (database: () => SupabaseClient) =>
  endpoint({
    name: 'book-overview',
    methods: ['GET', 'POST'],
    input: bookOverviewRequest,
    shared: { version: contentVersion(database), spelling: ({ bookName }) => ({ bookName: bookName.name }) },
    answer({ bookName }) {
      const body: BookOverview = overviewOf(bookName);
      return Promise.resolve({ body });
    },
  });
