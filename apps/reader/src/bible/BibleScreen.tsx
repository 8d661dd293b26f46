import { versionById, versions } from '@berea/scripture';
import {
  bibleAddress,
  Navigate,
  useDismissal,
  useLocation,
  useNavigate,
  usePageHeading,
  useParams,
  useSearchParams,
  useSettings,
} from '@berea/shell-api';
import { IntroHint, makeStyles, mergeClasses, Page, pageTitle, tokens, visuallyHidden } from '@berea/ui';
import { useRef } from 'react';
import { Chapter } from './Chapter.tsx';
import { ReaderKeys } from './keys/ReaderKeys.tsx';
import { LastPlace } from './LastPlace.tsx';
import { placeFromAddress, placeFromState, type ChosenPlace, type Place } from './place.ts';
import { PlaceBar } from './PlaceBar.tsx';
import { PlaceTools } from './PlaceTools.tsx';
import { usesTouch } from './touch.ts';
import { useEventCallback } from './use-event-callback.ts';

const useStyles = makeStyles({
  heading: { ...pageTitle, marginBottom: '16px' },
  headingWhileReading: visuallyHidden,
  unknown: {
    margin: '32px 0 0',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
  },
  empty: {
    margin: '56px 0 20px',
    fontFamily: tokens.fontFamilySerif,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    color: tokens.colorNeutralForeground3,
  },
});

/** The Bible reader. The address determines what is shown: `/bible/john/3/16`, with the version in the query string. */
export function BibleScreen() {
  const styles = useStyles();
  const navigate = useNavigate();
  const location = useLocation();
  const [query] = useSearchParams();
  const { settings, change } = useSettings();
  const params = useParams();
  const place = placeFromAddress(params);
  const version = versionById(query.get('version') ?? '') ?? versionById(settings.bibleVersion) ?? versions[0]!;
  const heading = usePageHeading(titleOf(place));
  const [hintDismissed, dismissHint] = useDismissal('bible');

  const box = useRef<HTMLInputElement>(null);
  const open = useEventCallback((next: ChosenPlace) => {
    void navigate(bibleAddress(next) + location.search);
    if (next.chapter !== undefined && next.verse === undefined) scrollToTop();
  });
  const chooseVersion = useEventCallback((bibleVersion: string) => {
    change({ bibleVersion });
    void navigate(`${location.pathname}?version=${encodeURIComponent(bibleVersion)}`, { replace: true });
  });

  const stateTarget = place.book ? undefined : placeFromState(location.state);
  if (stateTarget?.book)
    return <Navigate to={bibleAddress({ ...stateTarget, book: stateTarget.book }) + location.search} replace />;

  const { book, chapter, verse } = place;
  const reading = book !== undefined && chapter !== undefined;
  const chapterPlace = reading ? { book, chapter } : undefined;
  return (
    <Page>
      <h1 ref={heading} tabIndex={-1} className={mergeClasses(styles.heading, reading && styles.headingWhileReading)}>
        Bible
      </h1>
      {!hintDismissed && (
        <IntroHint label="How to use the reader" onDismiss={dismissHint}>
          Choose a book and a chapter, or type a place such as “jn 3 16”.{' '}
          {usesTouch()
            ? 'Hold a finger on a verse to highlight it, write a note, or see its context.'
            : 'Right-click a verse, hold a finger on it, or press Enter on it to highlight it, write a note, or see its context. The ? key lists all keys.'}
        </IntroHint>
      )}
      <PlaceBar book={book} chapter={chapter} version={version} onOpen={open} onVersion={chooseVersion} />
      <PlaceTools book={book} version={version} box={box} onOpen={open} />
      <ReaderKeys place={chapterPlace} box={box} onOpen={open} />
      {reading ? (
        <Chapter
          place={{ book, chapter }}
          verse={verse}
          navigationKey={location.key}
          version={version}
          onOpen={open}
          onVersion={chooseVersion}
        />
      ) : (
        <>
          {params['book'] !== undefined && !book && (
            <p role="alert" className={styles.unknown}>
              “{params['book']}” is not a book of the Bible.
            </p>
          )}
          <p className={styles.empty}>Select a book and chapter to begin reading</p>
          {!book && <LastPlace />}
        </>
      )}
    </Page>
  );
}

function titleOf({ book, chapter }: Place): string {
  if (!book) return 'Bible';
  return chapter === undefined ? book.name : `${book.name} ${chapter}`;
}

/** Scrolls to the top of the page, smoothly unless the user prefers reduced motion. */
const scrollToTop = (): void =>
  scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
