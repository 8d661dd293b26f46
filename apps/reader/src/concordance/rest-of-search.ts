import { restOfConcordance } from '@berea/api';
import { useHost } from '@berea/shell-api';
import type { Concordance } from '@berea/validation';
import { skipToken, useQuery } from '@tanstack/react-query';
import { inCanonicalOrder, type PlacedVerse } from './placed-verses.ts';

/** Resolves when the browser has painted what was rendered before. */
const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve())));

/**
 * The verses of a search that its first answer left out. They are asked for once the first ones are on the screen, and
 * placed part by part, so that no single task is long.
 */
export function useRestOfSearch(first: Concordance | undefined) {
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
