import type { Book } from '@berea/scripture';
import { useHost } from '@berea/shell-api';
import { bookOverviewResponse, type BookOverview } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { skipToken, useQuery } from '@tanstack/react-query';
import { CallFailure, callFunction } from './function-call.ts';
import { immutableQueryOptions } from './immutable-query.ts';

/** Call 11: fetches the overview of a book. @throws CallFailure, also when the response is empty */
async function fetchBookOverview(client: SupabaseClient, book: Book, signal?: AbortSignal): Promise<BookOverview> {
  const overview = await callFunction(client, 'book-overview', { bookName: book.name }, bookOverviewResponse, signal);
  const empty = 'No data returned from API';
  if (!overview) throw new CallFailure(empty, 200, { ownMessage: empty });
  return { ...overview, title: overview.title || book.name };
}

/** The overview of `book`; idle while it is undefined. */
export function useBookOverview(book: Book | undefined) {
  const { client } = useHost();
  return useQuery({
    queryKey: ['book-overview', book?.id],
    queryFn: book ? ({ signal }) => fetchBookOverview(client, book, signal) : skipToken,
    ...immutableQueryOptions,
  });
}
