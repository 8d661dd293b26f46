import { formatReference, parsePassage, type ChapterPlace } from '@berea/scripture';
import { lastPlaceAt, useLastPlace, type LastPlace } from '@berea/shell-api';
import { isListOf, isShape, isText } from '@berea/validation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sendOwnRequest } from './rest-request.ts';
import { useSignedIn } from './signed-in.ts';

/** How many of the chapters that somebody opened last are shown. */
const mostShown = 6;
/** After so long a chapter counts as opened: who steps through a book leaves no trail. Milliseconds. */
const openedAfter = 5_000;

const isRows = isListOf(
  isShape<{ readonly chapter: string; readonly updated_at: string }>({ chapter: isText, updated_at: isText }),
);

/** A chapter, and when it was opened last. Milliseconds since 1970. */
export interface OpenedChapter {
  readonly place: ChapterPlace;
  readonly at: number;
}

const openedKey = (userId: string | undefined) => ['opened_chapters', userId] as const;

/** The chapters that the signed-in user opened last, on whichever device, latest first; idle for a visitor. */
export function useOpenedChapters() {
  const { host, userId } = useSignedIn();
  return useQuery({
    queryKey: openedKey(userId),
    queryFn: async ({ signal }): Promise<OpenedChapter[]> => {
      const rows: unknown = await sendOwnRequest(
        host,
        userId!,
        (client) =>
          client
            .from('opened_chapters')
            .select('chapter,updated_at')
            .eq('user_id', userId!)
            .order('updated_at', { ascending: false })
            .limit(mostShown),
        signal,
      );
      return (isRows(rows) ? rows : []).flatMap(({ chapter, updated_at }) => {
        const place = parsePassage(chapter);
        return place ? [{ place: { book: place.book, chapter: place.chapter }, at: Date.parse(updated_at) }] : [];
      });
    },
    enabled: userId !== undefined,
  });
}

/**
 * The chapter to go on with, wherever that is offered: the one read last in this browser, or with this account on another
 * device if that was later. Undefined where nothing was read.
 */
export function usePlaceToContinue(): LastPlace | undefined {
  const here = useLastPlace();
  const latest = useOpenedChapters().data?.[0];
  if (!latest || latest.at <= lastPlaceAt()) return here;
  // Only this browser knows that a reading plan led there.
  return here && formatReference(here) === formatReference(latest.place) ? here : latest.place;
}

/**
 * Keeps in the account that a chapter is being read. Nothing is said of a failure: the place is in this browser too.
 * @param place undefined while none is shown
 */
export function useKeepOpenedChapter(place: ChapterPlace | undefined): void {
  const { host, userId } = useSignedIn();
  const queries = useQueryClient();
  const chapter = place && formatReference(place);
  useEffect(() => {
    if (chapter === undefined || userId === undefined) return;
    const timer = setTimeout(async () => {
      const row = { user_id: userId, chapter };
      try {
        await sendOwnRequest(host, userId, (client) =>
          client.from('opened_chapters').upsert(row, { onConflict: 'user_id,chapter' }),
        );
        await queries.invalidateQueries({ queryKey: openedKey(userId) });
      } catch {
        // The next chapter tries again.
      }
    }, openedAfter);
    return () => clearTimeout(timer);
  }, [host, queries, userId, chapter]);
}
