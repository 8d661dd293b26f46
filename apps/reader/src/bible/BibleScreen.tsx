import { versionById, versions } from '@berea/scripture';
import { bibleAddress, Navigate, useLocation, useNavigate, usePageHeading, useParams, useSearchParams, useSettings } from '@berea/shell-api';
import { makeStyles, mergeClasses, Page, tokens } from '@berea/ui';
import { Chapter } from './Chapter.tsx';
import { LastPlace } from './LastPlace.tsx';
import { placeFromAddress, placeFromState, type Place } from './place.ts';
import { PlaceBar } from './PlaceBar.tsx';

const useStyles = makeStyles({
  heading: { margin: '0 0 16px', fontFamily: tokens.fontFamilySerif, fontWeight: 480, fontSize: tokens.fontSizeHero800, lineHeight: tokens.lineHeightHero800, letterSpacing: '-0.012em', outline: 'none' },
  headingWhileReading: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  empty: { margin: '56px 0 20px', fontFamily: tokens.fontFamilySerif, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, color: tokens.colorNeutralForeground3 },
});

/** The Bible reader. The address says what is read: `/bible/john/3/16`, the version in the query. */
export function BibleScreen() {
  const styles = useStyles();
  const navigate = useNavigate();
  const location = useLocation();
  const [query] = useSearchParams();
  const { settings, change } = useSettings();
  const place = placeFromAddress(useParams());
  const version = versionById(query.get('version') ?? '') ?? versionById(settings.bibleVersion) ?? versions[0]!;
  const heading = usePageHeading(titleOf(place));

  const handedOver = place.book ? undefined : placeFromState(location.state);
  if (handedOver?.book) return <Navigate to={bibleAddress({ ...handedOver, book: handedOver.book }) + location.search} replace />;

  const open = (next: Place & { book: NonNullable<Place['book']> }) => void navigate(bibleAddress(next) + location.search);
  const chooseVersion = (bibleVersion: string) => {
    change({ bibleVersion });
    void navigate(`${location.pathname}?version=${encodeURIComponent(bibleVersion)}`, { replace: true });
  };

  const { book, chapter, verse } = place;
  const reading = book !== undefined && chapter !== undefined;
  return (
    <Page>
      <h1 ref={heading} tabIndex={-1} className={mergeClasses(styles.heading, reading && styles.headingWhileReading)}>Bible</h1>
      <PlaceBar
        place={place}
        version={version}
        onBook={(chosen) => open({ book: chosen })}
        onChapter={(chosen) => book && open({ book, chapter: chosen })}
        onVersion={chooseVersion}
      />
      {reading ? (
        <Chapter place={{ book, chapter }} verse={verse} arrival={location.key} version={version} onOpen={open} onVersion={chooseVersion} />
      ) : (
        <>
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
