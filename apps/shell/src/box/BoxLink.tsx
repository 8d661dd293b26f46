import { latePart, whenUsed } from '@berea/shell-api';
import {
  breakpoints,
  focusRing,
  hideInPrint,
  makeStyles,
  Search20Regular,
  tokens,
  touchTarget,
  useFocusReturn,
} from '@berea/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRoles } from '../remotes/registry-context.ts';
import { useEarlyKeys } from './early-keys.ts';

const OneBox = latePart('The search', async () => (await import('./OneBox.tsx')).OneBox);

/** Elements that have a use for the key themselves. */
const ownKeys =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable=""], [contenteditable="true"], [role="menu"], [role="dialog"], [role="alertdialog"]';

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    boxSizing: 'border-box',
    minWidth: '32px',
    minHeight: '32px',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textDecoration: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ...focusRing(),
    ...touchTarget,
    [breakpoints.roomy]: {
      whiteSpace: 'nowrap',
      paddingInline: '10px',
      border: `1px solid ${tokens.colorNeutralStroke1}`,
    },
    // The smallest phones have no room for it; the bar at the bottom leads to the search.
    '@media (max-width: 359.98px)': { display: 'none' },
    ...hideInPrint,
  },
  words: { display: 'none', [breakpoints.roomy]: { display: 'inline' } },
  key: {
    display: 'none',
    marginLeft: '8px',
    paddingInline: '5px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '4px',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    [breakpoints.roomy]: { display: 'inline' },
  },
});

/**
 * The way to the box that takes a reference, a word, a phrase, a name or a question: a link to the search, which opens
 * the box once its code is there. So do `/` and Ctrl or ⌘ with K, on every page.
 */
export function BoxLink() {
  const styles = useStyles();
  const { search, reader } = useRoles();
  const [isOpen, setOpen] = useState(false);
  const remember = useFocusReturn(isOpen);
  const close = () => setOpen(false);
  const early = useEarlyKeys(close);
  const giveUp = () => {
    early.take();
    close();
  };
  // With what it is made of it is heavy: not for somebody who only opens a page and leaves.
  useEffect(() => whenUsed(OneBox.preload), []);
  const open = () => {
    remember();
    early.begin();
    setOpen(true);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
    const isCommand =
      event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || isOpen || !(isSlash || isCommand)) return;
    if (target?.closest(isSlash ? ownKeys : '[role="dialog"], [role="alertdialog"]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const href = search ?? reader;
  if (href === undefined) return null;
  return (
    <>
      <a
        className={styles.link}
        href={href}
        aria-label="Find anything: search, or go to a reference"
        aria-keyshortcuts="/ Control+K"
        title="Search, or go to a reference"
        onPointerEnter={OneBox.preload}
        onFocus={OneBox.preload}
        onClick={(event) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          open();
        }}
      >
        <Search20Regular />
        <span className={styles.words} aria-hidden="true">
          Find
        </span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </a>
      {isOpen && <OneBox takeEarly={early.take} onClose={close} onMissing={giveUp} />}
    </>
  );
}
