import { useDailyVerse } from '@berea/api';
import { parseReference } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';
import { breakpoints, Button, makeStyles, tokens } from '@berea/ui';

const useStyles = makeStyles({
  // Height for the longest verse of the list at this width, so that nothing moves when it comes.
  card: { display: 'flex', flexDirection: 'column', justifyContent: 'center', minHeight: '300px', paddingBlock: '40px 44px', [breakpoints.narrow]: { minHeight: '330px', paddingBlock: '28px 32px' } },
  label: { margin: '0 0 18px', fontFamily: tokens.fontFamilyBase, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, fontWeight: 600, letterSpacing: '0.09em', textTransform: 'uppercase', color: tokens.colorBrandForeground1 },
  quote: { margin: 0, maxWidth: '27em', fontFamily: tokens.fontFamilySerif, fontWeight: 380, fontSize: 'clamp(1.35rem, 1.05rem + 1.55vw, 2.2rem)', lineHeight: 1.36, letterSpacing: '-0.012em', color: tokens.colorNeutralForeground1, textWrap: 'pretty', hangingPunctuation: 'first' },
  reference: { margin: '20px 0 0', fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, color: tokens.colorNeutralForeground3 },
  link: { color: tokens.colorBrandForegroundLink, textDecorationColor: tokens.colorNeutralStroke1, textUnderlineOffset: '0.25em', textDecorationThickness: '1px', ':hover': { textDecorationColor: 'currentColor' } },
  quiet: { margin: 0, fontFamily: tokens.fontFamilySerif, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, color: tokens.colorNeutralForeground3 },
  retry: { alignSelf: 'flex-start', marginTop: '14px' },
});

/** Verse of the Day, with its three states. */
export function VerseCard() {
  const styles = useStyles();
  const verse = useDailyVerse();
  return (
    <section className={styles.card} aria-labelledby="daily-verse" aria-busy={verse.isPending}>
      <h2 id="daily-verse" className={styles.label}>Verse of the Day</h2>
      {verse.isPending && <p role="status" className={styles.quiet}>Loading...</p>}
      {verse.isError && (
        <>
          <p role="alert" className={styles.quiet}>Could not load verse</p>
          <Button className={styles.retry} size="small" onClick={() => void verse.refetch()}>Try again</Button>
        </>
      )}
      {verse.isSuccess && (
        <>
          <blockquote className={styles.quote}>“{verse.data.text}”</blockquote>
          <p className={styles.reference}><ReferenceLink reference={verse.data.reference} /></p>
        </>
      )}
    </section>
  );
}

function ReferenceLink({ reference }: { reference: string }) {
  const styles = useStyles();
  const place = parseReference(reference);
  return place ? <a className={styles.link} href={bibleAddress(place)}>{reference}</a> : reference;
}
