import type { Book } from '@berea/scripture';
import { useHost, type Host } from '@berea/shell-api';
import type { BookOverview } from '@berea/validation';
import { skipToken, useQuery } from '@tanstack/react-query';
import { CallFailure } from './call-failure.ts';
import { readByAddress } from './function-call.ts';
import { immutableQueryOptions } from './immutable-query.ts';

/** Call 11: fetches the overview of a book. @throws CallFailure, also when the response is empty */
async function fetchBookOverview(host: Host, book: Book, signal?: AbortSignal): Promise<BookOverview> {
  const overview = await readByAddress(
    host,
    'book-overview',
    { bookName: book.name },
    async () => (await import('@berea/validation')).bookOverviewResponse,
    signal,
  );
  const empty = 'No data returned from API';
  if (!overview) throw new CallFailure(empty, 200, { ownMessage: empty });
  return { ...overview, title: overview.title || book.name };
}

/** The overview of `book`; idle while it is undefined. */
export function useBookOverview(book: Book | undefined) {
  const host = useHost();
  return useQuery({
    queryKey: ['book-overview', book?.id],
    queryFn: book ? ({ signal }) => fetchBookOverview(host, book, signal) : skipToken,
    ...immutableQueryOptions,
  });
}
