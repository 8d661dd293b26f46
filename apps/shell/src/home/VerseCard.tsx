import { useDailyVerse } from '@berea/api';
import { bibleAddress, shownPlace, parsePassage } from '@berea/scripture';
import { breakpoints, Button, makeStyles, mergeClasses, tokens } from '@berea/ui';
import { ContinueReading } from './ContinueReading.tsx';
import { earlyVerseClasses, earlyVerseMark, lengthOf } from './early-verse.ts';

const useStyles = makeStyles({
  // Fits the longest verse in the list at this width, so that the layout does not shift when the verse loads. Its em is the
  // size of scripture: the verse is as large as somebody has chosen, and its place with it.
  card: {
    fontSize: tokens.fontSizeScripture,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minHeight: 'max(330px, 18.5em)',
    paddingBlock: '40px 44px',
    [breakpoints.narrow]: { minHeight: 'max(335px, 27.5em - 160px)', paddingBlock: '24px 28px' },
  },
  top: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '16px', marginBottom: '18px' },
  label: {
    margin: 0,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: 600,
    letterSpacing: '0.09em',
    textTransform: 'uppercase',
    color: tokens.colorBrandForeground1,
  },
  quote: {
    margin: 0,
    fontFamily: tokens.fontFamilySerif,
    fontWeight: 400,
    lineHeight: 1.36,
    letterSpacing: '-0.012em',
    color: tokens.colorNeutralForeground1,
    textWrap: 'pretty',
    hangingPunctuation: 'first',
  },
  short: { maxWidth: '24em', fontSize: 'clamp(1.2em, 0.92em + 1.8vw, 2em)' },
  medium: { maxWidth: '27em', fontSize: 'clamp(1.04em, 0.84em + 1.2vw, 1.56em)' },
  long: { maxWidth: '34em', fontSize: 'clamp(0.85em, 0.8em + 0.5vw, 1.14em)', lineHeight: 1.42 },
  reference: {
    margin: '20px 0 0',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    color: tokens.colorNeutralForeground3,
  },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationColor: tokens.colorNeutralStroke1,
    textUnderlineOffset: '0.25em',
    textDecorationThickness: '1px',
    ':hover': { textDecorationColor: 'currentColor' },
  },
  quiet: {
    margin: 0,
    fontFamily: tokens.fontFamilySerif,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    color: tokens.colorNeutralForeground3,
  },
  // As high as a verse of usual length, so that the label above hardly moves. A verse that is there is as high as it is: it
  // stays at its place when React writes it again, and is not painted as something larger.
  place: { minHeight: `calc(8.75 * ${tokens.fontSizeScripture})` },
  retry: { alignSelf: 'flex-start', marginTop: '14px' },
});

/** Verse of the Day: loading, failed or loaded. */
export function VerseCard() {
  const styles = useStyles();
  const verse = useDailyVerse();
  const loading = mergeClasses(styles.quiet, styles.place);
  const quotes = [styles.short, styles.medium, styles.long].map((size) => mergeClasses(styles.quote, size));
  return (
    <section className={styles.card} aria-labelledby="daily-verse" aria-busy={verse.isPending}>
      <div className={styles.top}>
        <h2 id="daily-verse" className={styles.label}>
          Verse of the Day
        </h2>
        <ContinueReading />
      </div>
      {verse.isPending && (
        // The page's first script may have written the verse here already. React leaves alone what it is given as HTML.
        <div
          {...{ [earlyVerseMark]: earlyVerseClasses(quotes, styles.reference) }}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `<p role="status" class="${loading}">Loading...</p>` }}
        />
      )}
      {verse.isError && (
        <>
          <p role="alert" className={styles.quiet}>
            Could not load verse
          </p>
          <Button className={styles.retry} size="small" onClick={() => void verse.refetch()}>
            Try again
          </Button>
        </>
      )}
      {verse.isSuccess && (
        <>
          <blockquote className={quotes[lengthOf(verse.data.text)]}>{`“${verse.data.text}”`}</blockquote>
          <p className={styles.reference}>
            <ReferenceLink reference={verse.data.reference} />
          </p>
        </>
      )}
    </section>
  );
}

function ReferenceLink({ reference }: { reference: string }) {
  const styles = useStyles();
  const place = parsePassage(reference);
  return place ? (
    <a className={styles.link} href={bibleAddress(place)}>
      {shownPlace(place)}
    </a>
  ) : (
    reference
  );
}
