import { bookOverviewRequest, type BookOverview } from '@berea/validation';
import { overviewOf } from '../../content/book-overviews/overview-of.ts';
import { endpoint } from '../_shared/endpoint.ts';

/** What a book of the Bible is about, as we wrote it. */
export const bookOverviews = endpoint({
  name: 'book-overview',
  methods: ['POST'],
  input: bookOverviewRequest,
  answer({ bookName }) {
    const body: BookOverview = overviewOf(bookName);
    return Promise.resolve({ body, cache: 'public, max-age=3600' });
  },
});
