import { ContributionsContext, useAuth, useHydrated, useLocation } from '@berea/shell-api';
import { Button, ChevronDown20Regular, focusRing, makeStyles, tokens, useBackStep } from '@berea/ui';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useIsPrivate, useRoles } from '../remotes/registry-context.ts';
import { useSettingsEntry } from './settings-entry.ts';

const id = 'own-things';

const useStyles = makeStyles({
  button: { minWidth: 0, paddingInline: '4px' },
  // Where the header ends, at the right edge of its content. A browser that knows no popovers shows none.
  panel: {
    position: 'absolute',
    top: '60px',
    right: 'max(16px, calc((100% - 1128px) / 2 + 24px))',
    bottom: 'auto',
    left: 'auto',
    minWidth: '220px',
    maxWidth: 'min(300px, calc(100vw - 32px))',
    boxSizing: 'border-box',
    margin: 0,
    padding: '6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
    '@supports not selector(:popover-open)': { display: 'none' },
  },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  link: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minHeight: '44px',
    padding: '4px 12px',
    borderRadius: tokens.borderRadiusMedium,
    color: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ...focusRing('-2px'),
  },
  description: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

/**
 * What somebody keeps here, as the remotes contribute it, with profile and settings. The browser's own popover, so that no
 * code is loaded for it: Escape or a click outside closes it.
 */
export function OwnThings() {
  const styles = useStyles();
  const { user } = useAuth();
  const { own } = useContext(ContributionsContext);
  const { profile } = useRoles();
  const settings = useSettingsEntry();
  const isPrivate = useIsPrivate();
  const panel = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const { key } = useLocation();
  useEffect(() => panel.current?.hidePopover?.(), [key]);
  const [open, setOpen] = useState(false);
  useBackStep(open, () => panel.current?.hidePopover());

  // Every navigation renders this again.
  const ownEntries = useMemo(() => own.filter(({ path }) => user || !isPrivate(path)), [own, user, isPrivate]);
  const entries = [
    ...ownEntries,
    ...(user && profile !== undefined ? [{ path: profile, label: 'Profile', description: user.email }] : []),
    ...settings,
  ];
  if (entries.length === 0) return null;
  // Whose they are is known in the browser only, and every first HTML would carry them.
  const shown = hydrated ? entries : [];
  return (
    <>
      <Button
        className={styles.button}
        appearance="subtle"
        icon={<ChevronDown20Regular />}
        aria-label="Your things"
        title="Your things"
        popoverTarget={id}
      />
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        // Before it opens: `toggle` comes after it is seen, and Back, pressed at once, would leave the page.
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <ul className={styles.list} aria-label="Your things">
          {shown.map(({ path, label, description }) => (
            <li key={path}>
              <a className={styles.link} href={path}>
                {label}
                {description && <span className={styles.description}>{description}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
