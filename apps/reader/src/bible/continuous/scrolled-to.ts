import type { ChapterPlace } from '@berea/scripture';
import { bibleAddress, keepLastPlace, useLocation } from '@berea/shell-api';
import { useCallback, useState } from 'react';

/**
 * The chapter that was reached by scrolling from the one that the address opened; undefined while it is that one. The
 * address follows without a navigation: Back leads to where one was before, and a reload to the chapter in view.
 */
export function useScrolledTo() {
  const { key, search } = useLocation();
  const [reached, setReached] = useState<{ readonly key: string; readonly place: ChapterPlace }>();
  const reach = useCallback(
    (place: ChapterPlace) => {
      setReached({ key, place });
      keepLastPlace({ ...place, plan: new URLSearchParams(search).has('plan') });
      history.replaceState(history.state, '', bibleAddress(place) + search);
    },
    [key, search],
  );
  return [reached?.key === key ? reached.place : undefined, reach] as const;
}
