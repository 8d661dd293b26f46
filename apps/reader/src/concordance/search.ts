import { useConcordance, useVersesByStrongs } from '@berea/api';
import type { Concordance, StrongsVerses } from '@berea/validation';
import type { Query } from './query.ts';

/** The state of a search by word or by Strong's number. */
export interface Search {
  /** True while a request is running. */
  readonly searching: boolean;
  /** Identifies the latest failure (a timestamp in ms, so each failure has another value). 0 if there is none. */
  readonly failure: number;
  readonly word: Concordance | undefined;
  readonly strongs: StrongsVerses | undefined;
  /** Repeats the request. */
  readonly again: () => void;
}

/** Runs the query of the address. Sends no request for a malformed or missing query. */
export function useSearch(query: Query | undefined): Search {
  const words = useConcordance(query?.kind === 'word' ? query.word : undefined);
  const numbers = useVersesByStrongs(query?.kind === 'strongs' ? query.strongs : undefined);
  const asked = query?.kind === 'strongs' ? numbers : words;
  return {
    searching: asked.isFetching,
    failure: asked.isError && !asked.isFetching ? asked.errorUpdatedAt : 0,
    word: query?.kind === 'word' ? words.data : undefined,
    strongs: query?.kind === 'strongs' ? numbers.data : undefined,
    again: () => void asked.refetch(),
  };
}
