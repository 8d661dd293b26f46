import { placeFromAddress, shownPlace, type Book, type ChosenPlace, type Place, type Version } from '@berea/scripture';
import {
  bibleAddress,
  latePart,
  Navigate,
  useDismissal,
  useHydrated,
  useLocation,
  useNavigate,
  useNavigationType,
  usePageDescription,
  usePageHeading,
  useParams,
  useNamedLinks,
  useSearchParams,
  useSettings,
  whenIdle,
} from '@berea/shell-api';
import {
  coarsePointer,
  hideInPrint,
  IntroHint,
  LinkButton,
  makeStyles,
  mergeClasses,
  Page,
  pageTitle,
  plainText,
  serifText,
  tokens,
  visuallyHidden,
} from '@berea/ui';
import { useEffect, useMemo, useRef } from 'react';
import { AsideContext, useAside } from './aside/steps.ts';
import { besideFrom, versionQuery } from './parallel/address.ts';
import { BookChapters } from './BookChapters.tsx';
import { Chapter } from './Chapter.tsx';
import { NoSuchPlace } from './NoSuchPlace.tsx';
import { ReaderKeys } from './keys/ReaderKeys.tsx';
import { useScrolledTo } from './continuous/scrolled-to.ts';
import { placeFromState } from './place.ts';
import { PlaceBar } from './bar/PlaceBar.tsx';
import { useAddressInOwnVersion } from '../versions/own-version.ts';
import { useVersionRead, versionOfChapter } from '../versions/use-version-read.ts';
import { useEventCallback } from './use-event-callback.ts';

const BesidePickers = latePart(
  'The versions beside the text',
  async () => (await import('./parallel/BesidePickers.tsx')).BesidePickers,
);

const Aside = latePart('What stands beside the text', async () => (await import('./verses/VerseOverlays.tsx')).Aside);

const furtherChapters = () => import('./continuous/FurtherChapters.tsx');
const Earlier = latePart('The chapter before', async () => (await furtherChapters()).EarlierChapters);
const Later = latePart('The next chapter', async () => (await furtherChapters()).LaterChapters);

const rarelyUsed = () => import('./rarely-used.ts');
const PlanLinks = latePart('The way back to the plan', async () => (await rarelyUsed()).PlanLinks);
const StartPlaces = latePart('Where you were reading', async () => (await rarelyUsed()).StartPlaces);
const PassageGoesOn = latePart('Where the passage goes on', async () => (await rarelyUsed()).PassageGoesOn);
const WayBack = latePart('The way back to the bars', async () => (await rarelyUsed()).WayBack);

const useStyles = makeStyles({
  heading: { ...pageTitle, marginBottom: '16px' },
  headingWhileReading: visuallyHidden,
  // At the end of the page, so that the text begins higher up.
  home: { marginTop: '12px', marginLeft: '-12px', ...hideInPrint },
  // By style and not by script, so that the server's HTML is right on every device.
  byFinger: { display: 'none', [coarsePointer]: { display: 'inline' } },
  byPointer: { [coarsePointer]: { display: 'none' } },
  leftOut: { margin: '12px 0 0', ...plainText, overflowWrap: 'anywhere' },
  empty: { margin: '56px 0 20px', ...serifText(500), color: tokens.colorNeutralForeground3 },
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
  const { book, chapter, verse, lastChapter } = place;
  // Of a passage that goes beyond this chapter, all that follows in it.
  const lastVerse = lastChapter === undefined ? place.lastVerse : Infinity;
  const reading = book !== undefined && chapter !== undefined;
  const asked = query.get('version');
  const own = useVersionRead(asked);
  const version = reading ? versionOfChapter(asked) : own;
  const inOwnVersion = useAddressInOwnVersion(reading);
  const { others, leftOut } = useMemo(() => besideFrom(query, version), [query, version]);
  const [scrolledTo, setScrolledTo] = useScrolledTo();
  const inView = scrolledTo ?? place;
  const heading = usePageHeading(titleOf(inView, version));
  usePageDescription(() => (reading ? undefined : describeStart(book)));
  const aside = useAside();
  const plans = useNamedLinks()('plans');
  const [hintDismissed, dismissHint] = useDismissal('bible');
  useEffect(() => whenIdle(BesidePickers.preload), []);

  const open = useEventCallback((next: ChosenPlace) => {
    void navigate(bibleAddress(next) + location.search);
    if (next.chapter !== undefined && next.verse === undefined) scrollToTop();
  });
  const addressInView = () => (scrolledTo ? bibleAddress(scrolledTo) : location.pathname);
  const chooseVersion = useEventCallback((bibleVersion: string) => {
    change({ bibleVersion });
    // A version that is chosen again changes its place with the first.
    const ids = others.map(({ id }) => (id === bibleVersion ? version.id : id));
    void navigate(addressInView() + versionQuery(bibleVersion, ids, bibleVersion), { replace: true });
  });

  const readBeside = useEventCallback((ids: readonly string[]) => {
    void navigate(addressInView() + versionQuery(version.id, ids, settings.bibleVersion), { replace: true });
  });
  const hydrated = useHydrated();
  const focusMode = hydrated && settings.reading.includes('bare');
  const hadBars = useRef(false);
  useEffect(() => {
    if (hydrated && !focusMode) hadBars.current = true;
  }, [hydrated, focusMode]);

  useTopOfFirstChapter(place);
  const stateTarget = place.book ? undefined : placeFromState(location.state);
  if (stateTarget?.book)
    return <Navigate to={bibleAddress({ ...stateTarget, book: stateTarget.book }) + location.search} replace />;

  if (inOwnVersion !== undefined) return <Navigate to={inOwnVersion} state={location.state} replace />;

  const chapterPlace = reading ? (scrolledTo ?? { book, chapter }) : undefined;
  const continuous = hydrated && others.length === 0 && settings.reading.includes('continuous');
  return (
    <Page width={reading && others.length > 0 ? 'wide' : 'reading'} close={reading} back={reading ? false : undefined}>
      <div>
        <h1 ref={heading} tabIndex={-1} className={mergeClasses(styles.heading, reading && styles.headingWhileReading)}>
          Bible
        </h1>
        {!hintDismissed && !focusMode && (
          <IntroHint name="bible" label="How to use the reader" line onDismiss={dismissHint}>
            <span className={styles.byFinger}>Tap verses to choose, hold for more.</span>
            <span className={styles.byPointer}>
              Right-click a verse, or press Enter on it, for all it offers. The ? key lists all keys.
            </span>
          </IntroHint>
        )}
        <PlaceBar
          // Its open panel is closed when the bars come back.
          key={focusMode ? 'bare' : 'bars'}
          book={inView.book}
          chapter={inView.chapter}
          version={version}
          onOpen={open}
          onVersion={chooseVersion}
        >
          {reading && <BesidePickers version={version} others={others} onBeside={readBeside} />}
        </PlaceBar>
        <ReaderKeys place={chapterPlace} onOpen={open} />
        {focusMode && reading && <WayBack switched={hadBars} />}
        {reading ? (
          <>
            <NoSuchPlace asked={params} place={place} />
            {leftOut.length > 0 && (
              <p role="status" className={styles.leftOut}>
                Not shown beside it: {leftOut.map((name) => `“${name}”`).join(', ')}. Choose other versions under More.
              </p>
            )}
            <AsideContext value={aside.openFromText}>
              <Chapter
                place={{ book, chapter }}
                verse={verse}
                lastVerse={lastVerse}
                navigationKey={location.key}
                version={version}
                others={others}
                onOpen={open}
                onVersion={chooseVersion}
                onAlone={() => readBeside([])}
                inView={scrolledTo ?? { book, chapter }}
                above={continuous && <Earlier key={location.key} place={{ book, chapter }} version={version} />}
                below={
                  (continuous || lastChapter !== undefined) && (
                    <>
                      {lastChapter !== undefined && <PassageGoesOn passage={{ ...place, book, chapter }} />}
                      {continuous && (
                        <Later
                          key={location.key}
                          place={{ book, chapter }}
                          version={version}
                          onInView={setScrolledTo}
                        />
                      )}
                    </>
                  )
                }
              />
            </AsideContext>
            <div className={styles.home}>
              {hydrated && query.has('plan') && plans !== undefined && (
                <PlanLinks place={chapterPlace ?? { book, chapter }} plans={plans} />
              )}
              <LinkButton href="/" appearance="subtle">
                Back to Home
              </LinkButton>
            </div>
          </>
        ) : (
          <>
            <NoSuchPlace asked={params} place={place} />
            <p className={styles.empty}>Select a book and chapter to begin reading</p>
            {/* What was read last is known to the browser only, so the server renders none of it. */}
            {book && <BookChapters book={book} />}
            {!book && hydrated && <StartPlaces />}
          </>
        )}
        {reading && aside.opened && (
          <Aside aside={aside} version={version} several={others.length > 0} onMissing={aside.close} />
        )}
      </div>
    </Page>
  );
}

function titleOf(place: Place, version: Version): string {
  const { book, chapter } = place;
  if (!book) return 'Bible';
  if (chapter === undefined) return book.name;
  return `${shownPlace({ ...place, book, chapter }).replace('-', '–')}, ${version.name}`;
}

/** The chapter describes itself. */
const describeStart = (book: Book | undefined): string =>
  book
    ? `Read ${book.name}, ${book.chapters === 1 ? 'in one chapter' : `chapter by chapter: ${book.chapters} of them`}, with cross-references and the words of the original.`
    : 'Read any chapter of the Bible in several versions, side by side if you like, with cross-references, notes and the words of the original.';

/** A chapter that is opened from the list of where to begin is read from its top. Going back, the shell scrolls. */
function useTopOfFirstChapter({ chapter, verse }: Place): void {
  const type = useNavigationType();
  const reading = chapter !== undefined;
  const wasReading = useRef(reading);
  useEffect(() => {
    if (reading && !wasReading.current && verse === undefined && type !== 'POP') scrollTo(0, 0);
    wasReading.current = reading;
  }, [reading, verse, type]);
}

/** Scrolls to the top of the page, smoothly unless the user prefers reduced motion. */
const scrollToTop = (): void =>
  scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
