import { restOfConcordance, useConcordance, useVersesByStrongs } from '@berea/api';
import type { Concordance, StrongsVerses } from '@berea/validation';
import { inCanonicalOrder, type PlacedVerse } from './placed-verses.ts';
import type { Query } from './query.ts';
import { useHost } from '@berea/shell-api';
import { skipToken, useQuery } from '@tanstack/react-query';

/** The state of a search by word or by Strong's number. */
export interface Search {
  /** True while a request is running. */
  readonly isFetching: boolean;
  /** Whether the latest request failed. */
  readonly isError: boolean;
  /** How many requests have failed. */
  readonly errorUpdateCount: number;
  readonly word: Concordance | undefined;
  /** The verses that `word` leaves out; undefined while they are on their way. */
  readonly rest: readonly PlacedVerse[] | undefined;
  readonly strongs: StrongsVerses | undefined;
  /** Repeats the request. */
  readonly refetch: () => void;
}

/** Runs the query of the address. Sends no request for a malformed or missing query. */
export function useSearch(query: Query | undefined): Search {
  const words = useConcordance(query?.kind === 'word' ? query.word : undefined);
  const numbers = useVersesByStrongs(query?.kind === 'strongs' ? query.strongs : undefined);
  const rest = useRestOfSearch(query?.kind === 'word' ? words.data : undefined);
  const active = query?.kind === 'strongs' ? numbers : words;
  const isRestMissing = rest.isError && !rest.isFetching;
  return {
    isFetching: active.isFetching,
    isError: (active.isError && !active.isFetching) || isRestMissing,
    errorUpdateCount: active.errorUpdateCount + rest.errorUpdateCount,
    word: query?.kind === 'word' ? words.data : undefined,
    rest: rest.data,
    strongs: query?.kind === 'strongs' ? numbers.data : undefined,
    refetch: () => void (isRestMissing ? rest.refetch() : active.refetch()),
  };
}

/** Resolves when the browser has painted what was rendered before. */
const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve())));

/**
 * The verses of a search that its first answer left out. They are asked for once the first ones are on the screen, and
 * placed part by part, so that no single task is long.
 */
function useRestOfSearch(first: Concordance | undefined) {
  const host = useHost();
  return useQuery<readonly PlacedVerse[]>({
    queryKey: ['concordance-search', first?.word, 'rest'],
    queryFn:
      first?.whole && first.verses.length < first.whole.verses
        ? async ({ signal }) => {
            await painted();
            signal.throwIfAborted();
            const rest: PlacedVerse[][] = [];
            for await (const part of restOfConcordance(host, first, signal)) rest.push(inCanonicalOrder(part));
            return rest.flat();
          }
        : skipToken,
    staleTime: Infinity,
    gcTime: 5 * 60 * 1000,
  });
}
