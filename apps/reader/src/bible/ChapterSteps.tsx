import { chapterName, type ChapterPlace, type Version } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';
import { Button, ChevronLeft20Regular, ChevronRight20Regular, hideInPrint, makeStyles, tokens } from '@berea/ui';

const useStyles = makeStyles({
  steps: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    marginTop: '32px',
    paddingTop: '20px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ...hideInPrint,
  },
});

interface ChapterStepsProps {
  previous: ChapterPlace | undefined;
  next: ChapterPlace | undefined;
  onOpen: (place: ChapterPlace) => void;
  version: Version;
}

/** Buttons to the previous and next chapter, across book boundaries. */
export function ChapterSteps({ previous, next, onOpen, version }: ChapterStepsProps) {
  const styles = useStyles();
  return (
    <nav className={styles.steps} aria-label="Chapters">
      <Button
        icon={<ChevronLeft20Regular />}
        disabled={!previous}
        title={nameOf(previous)}
        onClick={() => previous && onOpen(previous)}
      >
        Previous Chapter
      </Button>
      <Button
        icon={<ChevronRight20Regular />}
        iconPosition="after"
        disabled={!next}
        title={nameOf(next)}
        onClick={() => next && onOpen(next)}
      >
        Next Chapter
      </Button>
      {/* Without JavaScript the buttons do nothing. */}
      <noscript>
        {previous && <a href={bibleAddress({ ...previous, version: version.id })}>{nameOf(previous)}</a>}{' '}
        {next && <a href={bibleAddress({ ...next, version: version.id })}>{nameOf(next)}</a>}
      </noscript>
    </nav>
  );
}

const nameOf = (place: ChapterPlace | undefined): string | undefined => place && chapterName(place);
