import { useConcordance, useVersesByStrongs } from '@berea/api';
import type { Concordance, StrongsVerses } from '@berea/validation';
import type { PlacedVerse } from './placed-verses.ts';
import type { Query } from './query.ts';
import { useRestOfSearch } from './rest-of-search.ts';

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
