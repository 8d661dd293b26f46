import { bookOverviewRequest, type BookOverview } from '@berea/validation';
import { overviewOf } from '@berea/content/book-overviews';
import { endpoint } from '../_shared/endpoint.ts';

/** Returns our overview of a book of the Bible. */
export const bookOverviews = endpoint({
  name: 'book-overview',
  methods: ['POST'],
  input: bookOverviewRequest,
  answer({ bookName }) {
    const body: BookOverview = overviewOf(bookName);
    return Promise.resolve({ body, cache: 'public, max-age=3600' });
  },
});
