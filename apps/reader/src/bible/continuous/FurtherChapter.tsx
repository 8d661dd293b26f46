import { useChapter } from '@berea/api';
import { chapterName, type ChapterPlace, type Version } from '@berea/scripture';
import { makeStyles } from '@berea/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { chapterHeading } from '../chapter-heading.ts';
import { useChapterStyles } from '../chapter-styles.ts';
import { ChapterMissing } from '../ChapterFailure.tsx';
import { Verses } from '../verses/Verses.tsx';
import { useNear } from './near.ts';

/** A chapter that is further away than this is not drawn; its room is kept. */
const drawnWithin = '3000px';

const useStyles = makeStyles({ section: { paddingBlock: '24px' } });

interface FurtherChapterProps {
  place: ChapterPlace;
  version: Version;
  /** Whether it stands above what is read: that stays where it is. */
  above?: boolean;
  onLoaded?: () => void;
}

/** A chapter before or after the one that was opened: loading, failed or loaded. */
export function FurtherChapter({ place, version, above = false, onLoaded }: FurtherChapterProps) {
  const own = useStyles();
  const styles = useChapterStyles();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const height = useRef(0);
  const [room, setRoom] = useState<number>();
  const chapter = useChapter(place, version.id);
  const { status } = chapter;
  useLayoutEffect(() => {
    const now = section.current?.offsetHeight ?? 0;
    if (above) scrollBy({ top: now - height.current });
    height.current = now;
  }, [above, status]);
  useEffect(() => {
    if (status !== 'success') return;
    if (above) heading.current?.focus({ preventScroll: true });
    onLoaded?.();
    // Once, when it is there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [status]);
  useNear(section, drawnWithin, (near) =>
    setRoom(near || status !== 'success' ? undefined : section.current?.offsetHeight),
  );
  return (
    <section
      ref={section}
      className={own.section}
      style={room === undefined ? undefined : { height: room }}
      aria-label={chapterName(place)}
      aria-busy={chapter.isPending}
    >
      <ChapterMissing chapter={chapter} place={place} version={version} />
      {chapter.isSuccess && room === undefined && (
        <>
          <h2 ref={heading} tabIndex={-1} className={styles.reference}>
            {chapterHeading(place, chapter.data.reference)}
          </h2>
          <Verses
            place={place}
            version={version}
            content={chapter.data.content}
            targetVerse={undefined}
            fromTheTop={false}
          />
          <p className={styles.version}>{version.name}</p>
          {chapter.data.copyright && <p className={styles.copyright}>{chapter.data.copyright}</p>}
        </>
      )}
    </section>
  );
}
