import { productTagline, productTitle, useAuth } from '@berea/shell-api';
import { breakpoints, hideInPrint, LinkButton, makeStyles, tokens } from '@berea/ui';
import { Mail20Regular, Mark, Person20Regular } from '@berea/ui/shell';
import { memo } from 'react';
import { BoxLink } from '../box/BoxLink.tsx';
import { useRoles } from '../remotes/registry-context.ts';
import { MainNav } from './MainNav.tsx';
import { OwnThings } from './OwnThings.tsx';

const useStyles = makeStyles({
  header: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, ...hideInPrint },
  inner: {
    boxSizing: 'border-box',
    maxWidth: '1128px',
    marginInline: 'auto',
    padding: '10px 24px',
    display: 'flex',
    alignItems: 'center',
    gap: '8px 20px',
    [breakpoints.narrow]: { paddingInline: '16px', paddingBlock: '8px' },
  },
  brand: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minWidth: 0,
    marginRight: 'auto',
    color: tokens.colorNeutralForeground1,
    textDecoration: 'none',
    borderRadius: tokens.borderRadiusMedium,
  },
  words: { display: 'flex', alignItems: 'baseline', columnGap: '14px', flexWrap: 'wrap', minWidth: 0 },
  title: {
    fontFamily: tokens.fontFamilySerif,
    fontWeight: 560,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    letterSpacing: '-0.01em',
  },
  tagline: {
    textWrap: 'balance',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    [breakpoints.narrow]: { fontSize: tokens.fontSizeBase100, lineHeight: tokens.lineHeightBase100 },
  },
  actions: { display: 'flex', gap: '4px', flexShrink: 0 },
  // An icon alone where there is no room for its word.
  action: {
    minWidth: 0,
    paddingInline: '8px',
    fontWeight: 400,
    whiteSpace: 'nowrap',
    '@media (max-width: 1023.98px)': { '& > .fui-Button__icon': { marginInline: 0 } },
  },
  word: { '@media (max-width: 1023.98px)': { display: 'none' } },
});

/**
 * The header of every page except home (which has the same content in its own layout) and 404. Memoized across
 * navigations.
 */
export const Header = memo(function Header() {
  const styles = useStyles();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <a className={styles.brand} href="/">
          <Mark size={30} />
          <span className={styles.words}>
            <span className={styles.title}>{productTitle}</span>
            <span className={styles.tagline}>{productTagline}</span>
          </span>
        </a>
        <MainNav />
        <HeaderActions />
      </div>
    </header>
  );
});

/** The buttons at the top of every page: contact, profile or sign-in, and what is one's own. */
export function HeaderActions() {
  const styles = useStyles();
  const { user } = useAuth();
  const { contact, profile, 'sign-in': signIn } = useRoles();
  const account = user ? { href: profile, label: 'Profile' } : { href: signIn, label: 'Sign in' };
  return (
    <nav className={styles.actions} aria-label="Search, contact and account">
      <BoxLink />
      {contact !== undefined && (
        <LinkButton
          className={styles.action}
          href={contact}
          appearance="subtle"
          icon={<Mail20Regular />}
          aria-label="Contact"
          title="Contact, or ask for prayer"
        >
          <span className={styles.word}>Contact</span>
        </LinkButton>
      )}
      {account.href !== undefined && (
        <LinkButton
          className={styles.action}
          href={account.href}
          appearance="subtle"
          icon={<Person20Regular />}
          aria-label={account.label}
          title={account.label}
        >
          <span className={styles.word}>{account.label}</span>
        </LinkButton>
      )}
      <OwnThings />
    </nav>
  );
}
