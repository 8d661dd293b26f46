import { fetchEncyclopediaEntry, isRetryable, useForgetCare } from '@berea/api';
import { recognise } from '@berea/care';
import { useHost, useLocation } from '@berea/shell-api';
import { useQuery } from '@tanstack/react-query';
import { cachedEntry, cacheEntry, type CachedEntry } from './cached-entries.ts';

/** An entry on the screen. `saved` says when the copy was made that is shown; undefined for what was fetched just now. */
export interface ShownEntry extends Pick<CachedEntry, 'entry'> {
  readonly saved: Date | undefined;
}

/**
 * The entry for a term: the held copy first, unless it was searched for. What is fetched is held. Each place in the history asks
 * for itself, so that coming to an entry again shows the copy that was made when one was there before.
 * @param term undefined asks for nothing
 */
export function useEntry(term: string | undefined, searched: boolean) {
  const host = useHost();
  const { key } = useLocation();
  const queryKey = ['encyclopedia-entry', term?.toLowerCase(), key];
  const asked = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<ShownEntry> => {
      const entry = await fetchEncyclopediaEntry(host, term!, signal);
      // What shows somebody in danger is kept nowhere.
      if (!entry.care && !recognise(term!)) cacheEntry(term!, entry);
      return { entry, saved: undefined };
    },
    initialData: (): ShownEntry | undefined => (term === undefined || searched ? undefined : cachedEntry(term)),
    enabled: term !== undefined,
    staleTime: Infinity,
    networkMode: 'always',
    retry: (count, error) => isRetryable(error) && count < 1,
    retryDelay: 400,
  });
  useForgetCare(queryKey, term, asked.data?.entry.care);
  const failed = asked.isError && !asked.isFetching;
  // A search that fails still has the copy of an earlier day.
  const shown: ShownEntry | undefined = asked.data ?? (failed && term !== undefined ? cachedEntry(term) : undefined);
  return {
    shown,
    failed,
    failures: asked.errorUpdateCount,
    fetching: asked.isFetching,
    again: () => void asked.refetch(),
  };
}
