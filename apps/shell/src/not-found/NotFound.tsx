import { bibleAddress, shownPlace, parsePassage } from '@berea/scripture';
import { useLocation, usePageHeading } from '@berea/shell-api';
import { LinkButton, makeStyles, tokens } from '@berea/ui';
import { BoxLink } from '../box/BoxLink.tsx';
import { MainNav } from '../frame/MainNav.tsx';

const useStyles = makeStyles({
  header: { display: 'flex', justifyContent: 'center', alignItems: 'center', gap: '8px 20px', minHeight: '72px' },
  page: {
    minHeight: 'calc(100vh - 72px)',
    boxSizing: 'border-box',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    textAlign: 'center',
    padding: '32px 24px 18vh',
  },
  number: {
    margin: 0,
    fontFamily: tokens.fontFamilySerif,
    fontWeight: 400,
    fontSize: 'clamp(5.5rem, 20vw, 9rem)',
    lineHeight: 1,
    letterSpacing: '-0.03em',
    color: tokens.colorBrandForeground1,
    fontVariantNumeric: 'oldstyle-nums',
    outline: 'none',
  },
  text: {
    margin: '12px 0 28px',
    fontFamily: tokens.fontFamilySerif,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    color: tokens.colorNeutralForeground2,
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' },
});

/** The 404 page. If the path is a Bible reference ("/john3:16"), it links to that place. */
export function NotFound() {
  const styles = useStyles();
  const heading = usePageHeading('Page not found');
  const { pathname } = useLocation();
  const reference = parsePassage(pathAsText(pathname));
  return (
    <>
      <header className={styles.header}>
        <MainNav />
        <BoxLink />
      </header>
      <main className={styles.page}>
        <h1 ref={heading} tabIndex={-1} className={styles.number}>
          404
        </h1>
        <p className={styles.text}>Page not found</p>
        <div className={styles.actions}>
          {reference && (
            <LinkButton href={bibleAddress(reference)} appearance="primary">
              Read {shownPlace(reference)}
            </LinkButton>
          )}
          <LinkButton href="/" appearance={reference ? 'secondary' : 'primary'}>
            Return to Home
          </LinkButton>
        </div>
      </main>
    </>
  );
}

function pathAsText(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replaceAll(/[/+_-]/g, ' ');
  } catch {
    return '';
  }
}
