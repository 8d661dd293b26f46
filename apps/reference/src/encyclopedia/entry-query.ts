import { CallFailure, fetchEncyclopediaEntry, useForgetCare } from '@berea/api';
import { useHost, useLocation } from '@berea/shell-api';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cachedEntry, cacheEntry, type CachedEntry } from './cached-entries.ts';

/** The entry to show. `saved` is when the cached copy was saved; undefined for an entry that was just fetched. */
export interface ShownEntry extends Pick<CachedEntry, 'entry'> {
  readonly saved: Date | undefined;
}

/**
 * The entry for a term. Uses the cached copy unless `searched` is true, and caches every fetched entry, also one that came with the page. Each history
 * entry has its own query, so that visiting an entry again shows the cached copy. When a fetch fails, the cached copy
 * is shown.
 * @param term undefined disables the query
 */
export function useEntry(term: string | undefined, searched: boolean) {
  const host = useHost();
  const { key } = useLocation();
  const queryKey = ['encyclopedia-entry', term?.toLowerCase(), key];
  const asked = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<ShownEntry> => {
      const entry = await fetchEncyclopediaEntry(host, term!, signal);
      return { entry, saved: undefined };
    },
    initialData: (): ShownEntry | undefined => (term === undefined || searched ? undefined : cachedEntry(term)),
    enabled: term !== undefined,
    staleTime: Infinity,
    // The host renders the addresses of our own entries only.
    meta: { public: true },
  });
  useCached(term, asked.data);
  useForgetCare(queryKey, asked.data?.entry.care);
  const failed = asked.isError && !asked.isFetching;
  // Falls back to the cached copy when a search fails.
  const shown: ShownEntry | undefined = asked.data ?? (failed && term !== undefined ? cachedEntry(term) : undefined);
  return {
    shown,
    failed,
    /** The failure, when it says that there is no entry under the term and no cached copy is shown. */
    nothingFound:
      failed && !shown && asked.error instanceof CallFailure && asked.error.code === 'nothing_found'
        ? asked.error
        : undefined,
    failures: asked.errorUpdateCount,
    fetching: asked.isFetching,
    again: () => void asked.refetch(),
  };
}

/** Caches what was not read from the cache. Privacy: nothing about a crisis is stored on the device. */
function useCached(term: string | undefined, shown: ShownEntry | undefined): void {
  useEffect(() => {
    if (term !== undefined && shown && !shown.saved && !shown.entry.care) cacheEntry(term, shown.entry);
  }, [term, shown]);
}
