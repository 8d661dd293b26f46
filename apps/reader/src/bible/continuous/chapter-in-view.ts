import { formatReference, parseReference, type ChapterPlace } from '@berea/scripture';
import { useEffect, useEffectEvent } from 'react';

/** How far down the window a chapter's text must have come to be the one that is read, as a part of its height. */
const readingLine = 0.4;

/** The chapter at the reading line, of those on the page. */
function chapterInView(): string | undefined {
  const begun = [...document.querySelectorAll<HTMLElement>('[data-chapter]')].filter(
    (chapter) => chapter.getBoundingClientRect().top <= innerHeight * readingLine,
  );
  return begun.at(-1)?.dataset['chapter'];
}

/** Calls back with the chapter that scrolling has reached, whenever it is another one. */
export function useChapterInView(start: ChapterPlace, onInView: (place: ChapterPlace) => void): void {
  const reach = useEffectEvent(onInView);
  const first = formatReference(start);
  useEffect(() => {
    let shown = first;
    let frame = 0;
    const look = () => {
      frame = 0;
      const now = chapterInView();
      const place = now === undefined || now === shown ? undefined : parseReference(now);
      if (!now || place?.chapter === undefined) return;
      shown = now;
      reach({ book: place.book, chapter: place.chapter });
    };
    const onScroll = () => (frame ||= requestAnimationFrame(look));
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [first]);
}
