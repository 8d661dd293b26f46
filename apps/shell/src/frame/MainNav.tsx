import { ContributionsContext, useLocation } from '@berea/shell-api';
import { breakpoints, contributedIcon, focusRing, hideInPrint, makeStyles, tokens } from '@berea/ui';
import { useContext } from 'react';

const useStyles = makeStyles({
  nav: {
    [breakpoints.bar]: {
      position: 'fixed',
      right: 0,
      bottom: 0,
      left: 0,
      zIndex: 20,
      boxSizing: 'border-box',
      height: tokens.bottomBarHeight,
      paddingBottom: 'env(safe-area-inset-bottom, 0px)',
      backgroundColor: tokens.colorNeutralBackground1,
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    ...hideInPrint,
  },
  list: {
    display: 'flex',
    gap: '4px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [breakpoints.bar]: { gap: 0, height: '100%', maxWidth: '640px', marginInline: 'auto' },
  },
  // Longer words get more of the width, so that all fit on a narrow phone.
  item: { [breakpoints.bar]: { flex: '1 1 auto' } },
  link: {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: '44px',
    paddingInline: '10px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    borderBottom: '2px solid transparent',
    ':hover': { color: tokens.colorNeutralForeground1, borderBottomColor: tokens.colorNeutralStroke1 },
    '&[aria-current]': { color: tokens.colorBrandForeground1, borderBottomColor: tokens.colorBrandStroke1 },
    ...focusRing('-2px'),
    [breakpoints.bar]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '2px',
      height: '100%',
      paddingInline: '2px',
      fontSize: '11px',
      lineHeight: '14px',
      borderBottom: 'none',
    },
  },
  icon: { display: 'none', [breakpoints.bar]: { display: 'inline' } },
});

/**
 * The way to the main parts of the product, as the remotes contribute them: in the header, and in a narrow window in a
 * bar at its bottom. Nothing where no remote contributes.
 */
export function MainNav() {
  const styles = useStyles();
  const { header } = useContext(ContributionsContext);
  const { pathname } = useLocation();
  if (header.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label="Main">
      <ul className={styles.list}>
        {header.map(({ path, label, icon }) => {
          const Symbol = contributedIcon(icon);
          const current = pathname === path ? 'page' : pathname.startsWith(`${path}/`) ? 'true' : undefined;
          return (
            <li key={path} className={styles.item}>
              <a className={styles.link} href={path} aria-current={current}>
                <Symbol className={styles.icon} />
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
