import type { Reading, ReadingChange } from '@berea/api';
import { parseReference, formatReference } from '@berea/scripture';
import { useHost, useLocation, useNavigate } from '@berea/shell-api';
import { isObject } from '@berea/validation';
import { useEffect } from 'react';
import { continueAfter } from './continue-after.ts';
import { shownChapter } from './plan-address.ts';

/** The chapter in the state of a navigation, `{ read: 'John 3' }`. Undefined when there is none. */
function chapterIn(state: unknown): string | undefined {
  const named = isObject(state) && typeof state['read'] === 'string' ? parseReference(state['read']) : undefined;
  return named && formatReference({ book: named.book, chapter: named.chapter });
}

/**
 * Marks the chapter that somebody comes from as read. The reader names it in the state of the navigation, which no
 * address from outside can bring.
 */
export function useMarkOnArrival(
  reading: Reading | undefined,
  today: string,
  change: (change: ReadingChange) => void,
): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const { toast } = useHost();
  const chapter = chapterIn(state);
  const isKnown = reading !== undefined;
  useEffect(() => {
    if (chapter === undefined || !isKnown) return;
    // A reload or Back does not mark it again.
    void navigate(pathname, { replace: true, state: null });
    const read = [{ chapter, read_on: today }];
    continueAfter(read, reading, today);
    const title = `${shownChapter(chapter)} is marked as read`;
    if (reading.read.some((each) => each.chapter === chapter && each.read_on === today)) {
      toast({ title });
      return;
    }
    change({ kind: 'add-read', read });
    toast({ title, action: { label: 'Undo', run: () => change({ kind: 'remove-read', read }) } });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each arrival, as soon as what was read is known
  }, [chapter, isKnown]);
}
