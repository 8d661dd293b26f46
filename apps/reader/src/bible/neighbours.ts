import { useKeepOpenedChapter, usePrefetchChapter } from '@berea/api';
import { nextChapter, previousChapter, type ChapterPlace, type Version } from '@berea/scripture';
import { keepLastPlace, useSearchParams } from '@berea/shell-api';
import { parseChapter } from '@berea/ui/scripture';
import { useEffect } from 'react';

/** Delay before neighbours are prefetched, so that this chapter is painted first. Milliseconds. */
const prefetchDelay = 150;

/**
 * Once a chapter has loaded, stores it as the last read place, here and in the account, and prefetches and parses the previous and next chapter
 * so that they open immediately. Metered versions are not prefetched.
 */
export function useNeighbours(place: ChapterPlace, { id: bibleId, metered }: Version, loaded: boolean): void {
  const prefetch = usePrefetchChapter();
  const { book, chapter } = place;
  const plan = useSearchParams()[0].has('plan');
  useKeepOpenedChapter(loaded ? place : undefined);
  useEffect(() => {
    if (!loaded) return;
    keepLastPlace({ book, chapter, plan });
    if (metered) return;
    const timer = setTimeout(() => {
      for (const neighbour of [nextChapter({ book, chapter }), previousChapter({ book, chapter })]) {
        if (neighbour) void prefetch(neighbour, bibleId).then((found) => found && parseChapter(found.content));
      }
    }, prefetchDelay);
    return () => clearTimeout(timer);
  }, [prefetch, book, chapter, bibleId, metered, loaded, plan]);
}
