import {
  bookById,
  books,
  chapterName,
  nextChapter,
  previousChapter,
  versions,
  type Book,
  type ChapterPlace,
  type ChosenPlace,
  type Version,
} from '@berea/scripture';
import {
  breakpoints,
  Button,
  ChevronDown20Regular,
  ChevronLeft20Regular,
  ChevronRight20Regular,
  hideInPrint,
  makeStyles,
  mergeClasses,
  tokens,
} from '@berea/ui';
import { Picker } from '@berea/ui/pickers';
import { lazy, Suspense, useCallback, useMemo, useRef, type ReactNode } from 'react';
import { BookOverviewButton } from './overview/BookOverviewButton.tsx';
import { usePanels } from './panels.ts';

const ReadingSettings = lazy(() =>
  import('./settings/ReadingSettings.tsx').then((part) => ({ default: part.ReadingSettings })),
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
  places: { display: 'grid', gridTemplateColumns: 'minmax(0, 1.8fr) minmax(0, 1fr)', gap: '8px' },
  panel: {
    position: 'absolute',
    top: '100%',
    insetInline: 0,
    boxSizing: 'border-box',
    overflowY: 'auto',
    padding: '12px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: `0 0 ${tokens.borderRadiusLarge} ${tokens.borderRadiusLarge}`,
    boxShadow: tokens.shadow16,
  },
  place: {
    flexShrink: 1,
    minWidth: 0,
    paddingInline: '8px',
    fontFamily: tokens.fontFamilySerif,
    fontSize: tokens.fontSizeBase400,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  },
  version: {
    flex: '0 1 230px',
    minWidth: '84px',
    marginInlineStart: 'auto',
    [breakpoints.narrow]: { flexBasis: '92px' },
  },
  step: { flexShrink: 0 },
});

const bookOptions = books.map(({ id, name }) => ({ value: id, label: name }));
const versionOptions = versions.map(({ id, name, abbreviation }) => ({ value: id, label: name, short: abbreviation }));
const wholeVersionOptions = versions.map(({ id, name }) => ({ value: id, label: name }));
const chapterOptions = (book: Book | undefined) =>
  Array.from({ length: book?.chapters ?? 0 }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));

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
 * stays visible: its place opens book and chapter, and its last button what is needed seldom.
 */
export function PlaceBar({ book, chapter, version, onOpen, onVersion, children }: PlaceBarProps) {
  const styles = useStyles();
  const reading = book !== undefined && chapter !== undefined;
  const place = reading ? { book, chapter } : undefined;
  const bar = useRef<HTMLDivElement>(null);
  const panels = usePanels(bar, place && `${book!.id} ${chapter}`);
  const chapters = useMemo(() => chapterOptions(book), [book]);
  const openBook = useCallback(
    (id: string) => {
      const chosen = bookById(id);
      if (chosen) onOpen({ book: chosen });
    },
    [onOpen],
  );
  const openChapter = useCallback((value: string) => book && onOpen({ book, chapter: Number(value) }), [book, onOpen]);
  return (
    <div
      ref={bar}
      className={mergeClasses(styles.bar, reading ? styles.reading : styles.choosing)}
      role="group"
      aria-label="Book, chapter and version"
    >
      {place && (
        <>
          <Step to={previousChapter(place)} side="Previous" onOpen={onOpen} />
          <Button
            {...panels.toggle('places')}
            appearance="subtle"
            className={styles.place}
            icon={<ChevronDown20Regular />}
            iconPosition="after"
            aria-label={`${chapterName(place)}, book and chapter`}
          >
            {chapterName(place)}
          </Button>
        </>
      )}
      {(!reading || panels.shown === 'places') && (
        <div ref={reading ? fitBelowBar : undefined} className={mergeClasses(styles.places, reading && styles.panel)}>
          <Picker label="Book" placeholder="Book" options={bookOptions} value={book?.id} onChange={openBook} />
          <Picker
            label="Chapter"
            placeholder="Chapter"
            disabled={!book}
            options={chapters}
            value={chapter?.toString()}
            onChange={openChapter}
          />
        </div>
      )}
      <Picker
        className={mergeClasses(reading && styles.version)}
        label="Version"
        placeholder="Version"
        options={reading ? versionOptions : wholeVersionOptions}
        value={version.id}
        onChange={onVersion}
      />
      {place ? (
        <>
          <Step to={nextChapter(place)} side="Next" onOpen={onOpen} />
          <Button
            {...panels.toggle('more')}
            appearance="subtle"
            className={styles.step}
            icon={<Dots />}
            aria-label="More"
            title="Book Overview, side by side, and how the text looks"
          />
          {panels.shown === 'more' && (
            <div ref={fitBelowBar} className={styles.panel}>
              <BookOverviewButton book={book} />
              <Suspense>
                {children}
                <ReadingSettings />
              </Suspense>
            </div>
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

/** Ends a panel above the window's edge and the bar at the bottom, wherever on the page it was opened. */
function fitBelowBar(panel: HTMLElement | null): void {
  if (!panel) return;
  const top = Math.ceil(panel.getBoundingClientRect().top);
  panel.style.maxHeight = `max(200px, 100dvh - ${top}px - ${tokens.bottomBarHeight} - 8px)`;
}

/** Drawn here: an icon of the shared part would be loaded on every page. */
const Dots = () => (
  <svg width="20" height="20" fill="currentColor" aria-hidden="true">
    <circle cx="4" cy="10" r="1.3" />
    <circle cx="10" cy="10" r="1.3" />
    <circle cx="16" cy="10" r="1.3" />
  </svg>
);

interface StepProps {
  to: ChapterPlace | undefined;
  side: 'Previous' | 'Next';
  onOpen: (place: ChapterPlace) => void;
}

/** A step of one chapter. Its name is another than that of the buttons which end the page. */
function Step({ to, side, onOpen }: StepProps) {
  const styles = useStyles();
  const name = to && `${side}: ${chapterName(to)}`;
  return (
    <Button
      appearance="subtle"
      className={styles.step}
      icon={side === 'Next' ? <ChevronRight20Regular /> : <ChevronLeft20Regular />}
      disabled={!to}
      aria-label={name ?? side}
      title={name}
      onClick={() => to && onOpen(to)}
    />
  );
}
