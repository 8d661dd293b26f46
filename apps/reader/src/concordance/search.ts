import { useConcordance, useVersesByStrongs } from '@berea/api';
import type { Concordance, StrongsVerses } from '@berea/validation';
import type { Query } from './query.ts';

/** Where a search stands: one of a word or of a Strong's number, or none. */
export interface Search {
  /** True while an answer is on its way. */
  readonly searching: boolean;
  /** Counts the failures: another number is another failure. 0 while nothing failed. */
  readonly failure: number;
  readonly word: Concordance | undefined;
  readonly strongs: StrongsVerses | undefined;
  readonly again: () => void;
}

/** Asks for what the address names. */
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
