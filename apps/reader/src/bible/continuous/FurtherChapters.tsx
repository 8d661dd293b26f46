import {
  chapterName,
  type ChapterPlace,
  formatReference,
  nextChapter,
  parseReference,
  previousChapter,
  type Version,
} from '@berea/scripture';
import { Button, ChevronLeft20Regular, hideInPrint, makeStyles } from '@berea/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FurtherChapter } from './FurtherChapter.tsx';
import { useNear } from './near.ts';

const useStyles = makeStyles({ earlier: { margin: '8px 0 8px -12px', ...hideInPrint } });

interface ChaptersProps {
  /** The chapter that was opened. */
  place: ChapterPlace;
  version: Version;
}

const keyOf = ({ book, chapter }: ChapterPlace): string => `${book.id} ${chapter}`;

/** The chapters before the one that was opened, which a button adds one by one. */
export function EarlierChapters({ place, version }: ChaptersProps) {
  const styles = useStyles();
  const [added, setAdded] = useState<readonly ChapterPlace[]>([]);
  const before = previousChapter(added[0] ?? place);
  // A chapter above moves the text by itself, in every browser alike.
  useEffect(() => {
    const { style } = document.documentElement;
    style.overflowAnchor = 'none';
    return () => void (style.overflowAnchor = '');
  }, []);
  return (
    <>
      {before && (
        <Button
          className={styles.earlier}
          appearance="subtle"
          icon={<ChevronLeft20Regular />}
          onClick={() => setAdded([before, ...added])}
        >
          Show {chapterName(before)} above
        </Button>
      )}
      {added.map((each) => (
        <FurtherChapter key={keyOf(each)} place={each} version={version} above />
      ))}
    </>
  );
}

/** The chapters after the one that was opened. Each is added when the end of the one before it comes near. */
export function LaterChapters({
  place,
  version,
  onInView,
}: ChaptersProps & { onInView: (place: ChapterPlace) => void }) {
  const [added, setAdded] = useState<readonly ChapterPlace[]>([]);
  const [loaded, setLoaded] = useState(0);
  useChapterInView(place, onInView);
  const next = nextChapter(added.at(-1) ?? place);
  return (
    <>
      {added.map((each) => (
        <FurtherChapter key={keyOf(each)} place={each} version={version} onLoaded={() => setLoaded(added.length)} />
      ))}
      {next && loaded === added.length && <End key={keyOf(next)} onNear={() => setAdded([...added, next])} />}
    </>
  );
}

/** The end of the last chapter. */
function End({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useNear(end, '900px', (near) => near && onNear());
  return <div ref={end} />;
}

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
function useChapterInView(start: ChapterPlace, onInView: (place: ChapterPlace) => void): void {
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
