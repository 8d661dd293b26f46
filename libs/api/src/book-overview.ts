import type { Book } from '@berea/scripture';
import { useHost } from '@berea/shell-api';
import type { BookOverview } from '@berea/validation';
import { useQuery } from '@tanstack/react-query';
import { CallFailure } from './call-failure.ts';
import { readByAddress } from './function-call.ts';
import { immutableQueryOptions } from './immutable-query.ts';

const responseSchema = async () => (await import('@berea/validation')).bookOverviewResponse;

/** Call 11: the overview of `book`; idle while it is undefined. An empty response is a failure. */
export function useBookOverview(book: Book | undefined) {
  const host = useHost();
  return useQuery({
    queryKey: ['book-overview', book?.id],
    queryFn: async ({ signal }): Promise<BookOverview> => {
      const { name } = book!;
      const overview = await readByAddress(host, 'book-overview', { bookName: name }, responseSchema, signal);
      const empty = 'No data returned from API';
      if (!overview) throw new CallFailure(empty, 200, { ownMessage: empty });
      return { ...overview, title: overview.title || name };
    },
    ...immutableQueryOptions,
    enabled: book !== undefined,
  });
}
