import { bookOverviewRequest, type BookOverview } from '@berea/validation';
import { ours } from '@berea/content';
import type { SupabaseClient } from '@supabase/supabase-js';
import { endpoint } from '../_shared/endpoint.ts';
import { ownContent } from '../_shared/own-content.ts';

/** Returns our overview of a book of the Bible. */
export const bookOverviews = (database: () => SupabaseClient) => {
  const content = ownContent(database, ['overviews']);
  return endpoint({
    name: 'book-overview',
    methods: ['GET', 'POST'],
    input: bookOverviewRequest,
    shared: { version: content.version, spelling: ({ bookName }) => ({ bookName: bookName.name }) },
    content,
    answer({ bookName }) {
      const body: BookOverview = ours('overviews')[bookName.id];
      return Promise.resolve({ body });
    },
  });
};
