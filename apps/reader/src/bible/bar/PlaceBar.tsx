import type { Book, ChosenPlace, Version } from '@berea/scripture';
import { latePart, whenIdle } from '@berea/shell-api';
import { breakpoints, Button, ChevronDown20Regular, hideInPrint, makeStyles, mergeClasses, tokens } from '@berea/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { VersionPicker } from '../../versions/VersionPicker.tsx';
import { BookOverviewButton } from '../overview/BookOverviewButton.tsx';
import { BarPanel, PanelTop } from './BarPanel.tsx';
import { usePanels } from './panels.ts';
import { PlaceName, spokenName } from './PlaceName.tsx';
import { PlacePickers } from './PlacePickers.tsx';
import { Step } from './Step.tsx';

const ReadingSettings = latePart(
  'How the text looks',
  async () => (await import('../settings/ReadingSettings.tsx')).ReadingSettings,
);

/** Drawn here: an icon of the shared part would be loaded on every page. */
const Dots = () => (
  <svg width="20" height="20" fill="currentColor" aria-hidden="true">
    <circle cx="4" cy="10" r="1.3" />
    <circle cx="10" cy="10" r="1.3" />
    <circle cx="16" cy="10" r="1.3" />
  </svg>
);

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    marginInline: '-8px',
    padding: '10px 8px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ...hideInPrint,
  },
  choosing: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.6fr)',
    gap: '8px',
    [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  reading: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    boxSizing: 'border-box',
    height: '48px',
    paddingBlock: 0,
    '&:is([data-reading~="bare"] *)': { display: 'none' },
    '@media (max-width: 359px)': { gap: 0 },
  },
  place: {
    flexShrink: 1,
    minWidth: 0,
    paddingInline: '8px',
    fontFamily: tokens.fontFamilySerif,
    fontSize: tokens.fontSizeBase400,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    // What does not fit is cut at the end: '1 Corinthians' and '2 Corinthians' differ at the beginning.
    justifyContent: 'flex-start',
  },
  version: {
    flex: '0 1 230px',
    minWidth: '84px',
    marginInlineStart: 'auto',
    [breakpoints.narrow]: { flexBasis: '108px' },
  },
  // A phone shows its icon only.
  more: {
    flexShrink: 0,
    [breakpoints.narrow]: {
      minWidth: '44px',
      maxWidth: '44px',
      paddingInline: 0,
      '& > .fui-Button__icon': { marginInline: 0 },
    },
  },
  word: { [breakpoints.narrow]: { display: 'none' } },
});

interface PlaceBarProps {
  book: Book | undefined;
  chapter: number | undefined;
  version: Version;
  onOpen: (place: ChosenPlace) => void;
  onVersion: (id: string) => void;
  /** What else the last button opens. */
  children?: ReactNode;
}

/**
 * The controls of the reader. Until a chapter is open they stand side by side. While reading they are one line that
 * stays visible: its place opens book and chapter, and its last button what is rarely needed.
 */
export function PlaceBar({ book, chapter, version, onOpen, onVersion, children }: PlaceBarProps) {
  const styles = useStyles();
  const reading = book !== undefined && chapter !== undefined;
  const place = reading ? { book, chapter } : undefined;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => whenIdle(ReadingSettings.preload), []);
  const panels = usePanels(bar, place && `${book!.id} ${chapter}`);
  return (
    <div
      ref={bar}
      className={mergeClasses(styles.bar, reading ? styles.reading : styles.choosing)}
      role="group"
      aria-label="Book, chapter and version"
    >
      {place && (
        <>
          <Step from={place} side="Previous" onOpen={onOpen} />
          <Button
            {...panels.toggle('places')}
            appearance="subtle"
            className={styles.place}
            icon={<ChevronDown20Regular />}
            iconPosition="after"
            aria-label={spokenName(place)}
            title="Book, chapter and verse"
          >
            <PlaceName place={place} />
          </Button>
        </>
      )}
      {(!reading || panels.shown === 'places') && (
        <BarPanel onBack={panels.close} side={reading ? 'start' : undefined}>
          <PlacePickers book={book} chapter={chapter} onOpen={onOpen} onVerse={panels.close} />
        </BarPanel>
      )}
      <VersionPicker
        className={mergeClasses(reading && styles.version)}
        label="Version"
        short={reading}
        value={version.id}
        onChange={onVersion}
      />
      {place ? (
        <>
          <Step from={place} side="Next" onOpen={onOpen} />
          <Button
            {...panels.toggle('more')}
            appearance="subtle"
            className={styles.more}
            icon={<Dots />}
            aria-label="More"
            title="Book Overview, side by side, and how the text looks"
          >
            <span className={styles.word}>More</span>
          </Button>
          {panels.shown === 'more' && (
            <BarPanel onBack={panels.close} side="end">
              <PanelTop onDone={panels.close}>
                <BookOverviewButton book={book} />
              </PanelTop>
              {children}
              <ReadingSettings />
            </BarPanel>
          )}
        </>
      ) : (
        <div>
          <BookOverviewButton book={book} />
        </div>
      )}
    </div>
  );
}
