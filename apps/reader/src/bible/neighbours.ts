import { usePrefetchChapter } from '@berea/api';
import { nextChapter, previousChapter, type ChapterPlace, type Version } from '@berea/scripture';
import { keepLastPlace } from '@berea/shell-api';
import { parseChapter } from '@berea/ui';
import { useEffect } from 'react';

/** How long a chapter stands before another is fetched: it is painted by then. Milliseconds. */
const pause = 150;

/** Remembers the place, and fetches the chapters on either side and reads them, once this one is there: the step to them is immediate. */
export function useNeighbours(place: ChapterPlace, { id: bibleId, metered }: Version, loaded: boolean): void {
  const prefetch = usePrefetchChapter();
  const { book, chapter } = place;
  useEffect(() => {
    if (!loaded) return;
    keepLastPlace({ book, chapter });
    if (metered) return;
    const timer = setTimeout(() => {
      for (const neighbour of [nextChapter({ book, chapter }), previousChapter({ book, chapter })]) {
        if (neighbour) void prefetch(neighbour, bibleId).then((found) => found && parseChapter(found.content));
      }
    }, pause);
    return () => clearTimeout(timer);
  }, [prefetch, book, chapter, bibleId, metered, loaded]);
}
