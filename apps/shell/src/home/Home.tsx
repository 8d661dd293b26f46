import { latePart, productTagline, productTitle, usePageDescription, usePageHeading } from '@berea/shell-api';
import { breakpoints, hideInPrint, makeStyles, tokens } from '@berea/ui';
import { Mark } from '@berea/ui/shell';
import { HeaderActions } from '../frame/Header.tsx';
import { MainNav } from '../frame/MainNav.tsx';
import { useQuiet } from '../install/use-quiet.ts';
import { Contents } from './Contents.tsx';
import { VerseCard } from './VerseCard.tsx';

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    maxWidth: '1080px',
    marginInline: 'auto',
    padding: '20px 24px 120px',
    [breakpoints.narrow]: { padding: '12px 16px 40px' },
  },
  top: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '12px' },
  ways: { display: 'flex', alignItems: 'center', gap: '8px 20px', ...hideInPrint },
  brand: { display: 'flex', alignItems: 'center', gap: '16px', [breakpoints.narrow]: { gap: '12px' } },
  mark: { display: 'inline-flex', color: tokens.colorNeutralForeground1 },
  title: {
    margin: 0,
    fontFamily: tokens.fontFamilySerif,
    fontWeight: 500,
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    letterSpacing: '-0.018em',
    outline: 'none',
  },
  tagline: {
    margin: '2px 0 0',
    textWrap: 'balance',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
    [breakpoints.narrow]: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  },
});

/** Its code comes when it is shown. Without a network there is no card. */
const InstallPrompt = latePart(
  'The offer to install',
  async () => (await import('../install/InstallPrompt.tsx')).InstallPrompt,
);

/** The home page: verse of the day, last read chapter, links to all parts, and the install prompt. */
export function Home() {
  const styles = useStyles();
  const heading = usePageHeading(productTitle);
  usePageDescription(
    () =>
      'Read the Bible in several versions, find any verse, look up people, places and words, and ask questions that scripture answers. Free, and without an account.',
  );
  const quiet = useQuiet();
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <div className={styles.brand}>
          <span className={styles.mark}>
            <Mark size={46} />
          </span>
          <div>
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {productTitle}
            </h1>
            <p className={styles.tagline}>{productTagline}</p>
          </div>
        </div>
        <div className={styles.ways}>
          <MainNav />
          <HeaderActions />
        </div>
      </header>
      <main>
        <VerseCard />
        <Contents />
      </main>
      {quiet && <InstallPrompt missing={() => null} />}
    </div>
  );
}
