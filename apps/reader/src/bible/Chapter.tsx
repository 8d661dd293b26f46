import { useChapter } from '@berea/api';
import {
  chapterName,
  defaultVersionId,
  nextChapter,
  previousChapter,
  type ChapterPlace,
  type Version,
} from '@berea/scripture';
import { isRetryable, latePart, useNavigationType, usePageDescription } from '@berea/shell-api';
import { Button } from '@berea/ui';
import { ChapterText } from '@berea/ui/scripture';
import { useState, type ReactNode } from 'react';
import { chapterHeading } from './chapter-heading.ts';
import { useChapterStyles } from './chapter-styles.ts';
import { ChapterMissing } from './ChapterFailure.tsx';
import { ChapterSteps } from './ChapterSteps.tsx';
import { describePassage } from './description.ts';
import { useFocusAfterNavigation } from './focus-after-navigation.ts';
import { useNeighbours } from './neighbours.ts';
import { useTargetVerse } from './target-verse.ts';
import { Verses } from './verses/Verses.tsx';
import { TurnOffWords } from './words/TurnOffWords.tsx';

const SideBySide = latePart(
  'The view side by side',
  async () => (await import('./parallel/SideBySide.tsx')).SideBySide,
);

/** What is always here besides the King James Version, by language: of the English ones, the one of today. */
const alwaysHere = {
  en: { id: 'eng-web', action: 'In modern English: World English Bible' },
  es: { id: 'spa-rv1909', action: 'In Spanish: Reina-Valera 1909' },
} as const;

interface ChapterProps {
  place: ChapterPlace;
  /** The verse in the address. */
  verse: number | undefined;
  /** The last verse of a range in the address. */
  lastVerse: number | undefined;
  /** Differs for each navigation, so that navigating to the same verse again emphasises it again. */
  navigationKey: string;
  version: Version;
  /** The versions beside it. */
  others: readonly Version[];
  onOpen: (place: ChapterPlace) => void;
  onVersion: (id: string) => void;
  /** Shows the first version alone. */
  onAlone: () => void;
  /** What stands above and below its text. */
  above: ReactNode;
  below: ReactNode;
  /** The chapter whose neighbours the buttons open. */
  inView: ChapterPlace;
}

/** One chapter (loading, failed or loaded) with the buttons to the previous and next chapter. */
export function Chapter({
  place,
  verse,
  lastVerse,
  navigationKey,
  version,
  others,
  onOpen,
  onVersion,
  onAlone,
  above,
  below,
  inView,
}: ChapterProps) {
  const styles = useChapterStyles();
  const chapter = useChapter(place, version.id);
  usePageDescription(
    () => chapter.data && describePassage(chapter.data.content, { ...place, verse, lastVerse }, version),
  );
  // Whether the versions beside the first are there: verses stand elsewhere before.
  const [settled, setSettled] = useState(false);
  const targetVerse = useTargetVerse(verse, navigationKey, chapter.isSuccess && (others.length === 0 || settled));
  useNeighbours(place, version, chapter.isSuccess);
  const heading = useFocusAfterNavigation(verse, navigationKey, chapter.isSuccess);
  // On back navigation the shell restores the place, which may be far below the top.
  const fromTheTop = useNavigationType() === 'PUSH' && verse === undefined;
  return (
    <>
      {above}
      <section
        className={styles.chapter}
        // What follows stands directly below a short chapter.
        style={below ? { minHeight: 0 } : undefined}
        data-version={version.id}
        aria-label={chapterName(place)}
        aria-busy={chapter.isPending}
      >
        <ChapterMissing
          chapter={chapter}
          place={place}
          version={version}
          actions={
            <>
              {version.id !== defaultVersionId && (
                <Button
                  appearance={isRetryable(chapter.error) ? 'secondary' : 'primary'}
                  onClick={() => onVersion(defaultVersionId)}
                >
                  Read it in the King James Version
                </Button>
              )}
              {version.id !== defaultVersionId && version.id !== alwaysHere[version.language].id && (
                <Button onClick={() => onVersion(alwaysHere[version.language].id)}>
                  {alwaysHere[version.language].action}
                </Button>
              )}
            </>
          }
        />
        {chapter.isSuccess && (
          <>
            <div className={styles.heading}>
              <h2 ref={heading} tabIndex={-1} className={styles.reference}>
                {chapterHeading(place, chapter.data.reference)}
              </h2>
              {others.length > 0 ? (
                <Button className={styles.leave} onClick={onAlone}>
                  One version only
                </Button>
              ) : (
                <TurnOffWords
                  className={styles.leave}
                  onTurnedOff={() => heading.current?.focus({ preventScroll: true })}
                />
              )}
            </div>
            <Verses
              place={place}
              version={version}
              content={chapter.data.content}
              targetVerse={targetVerse}
              lastTargetVerse={lastVerse}
              fromTheTop={fromTheTop}
            >
              {others.length > 0
                ? (marks) => (
                    <SideBySide
                      meanwhile={<ChapterText {...marks} />}
                      place={place}
                      version={version}
                      others={others}
                      marks={marks}
                      onSettled={setSettled}
                    />
                  )
                : undefined}
            </Verses>
            {others.length === 0 && <p className={styles.version}>{version.name}</p>}
            {chapter.data.copyright && <p className={styles.copyright}>{chapter.data.copyright}</p>}
          </>
        )}
      </section>
      {chapter.isSuccess && below}
      <ChapterSteps previous={previousChapter(inView)} next={nextChapter(inView)} onOpen={onOpen} version={version} />
    </>
  );
}
