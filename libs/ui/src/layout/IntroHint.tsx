import { Button, makeStyles } from '@fluentui/react-components';
import { memo, useState, type ReactNode } from 'react';
import { Dismiss20Regular } from '../icons.ts';
import { tokens } from '../theme/tokens.ts';

const useStyles = makeStyles({
  hint: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '12px',
    alignItems: 'start',
    marginBottom: '20px',
    padding: '12px 8px 12px 16px',
    backgroundColor: tokens.colorNeutralBackground2,
    borderLeft: `3px solid ${tokens.colorBrandStroke1}`,
    '@media print': { display: 'none' },
  },
  text: {
    margin: '5px 0',
    maxWidth: '62ch',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
});

/** Private windows may refuse to store; then the hint is back on the next visit, and nothing else is wrong. */
function stored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function store(key: string): void {
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // See above.
  }
}

interface IntroHintProps {
  /** The key in the browser's storage that remembers the dismissal: 'bible', 'encyclopedia' or 'question'. */
  storageKey: string;
  /** The name of the hint, for the ear. */
  label: string;
  children: ReactNode;
}

/** What a page is for and how it is used, until it is dismissed; then never again in this browser. */
export const IntroHint = memo(function IntroHint({ storageKey, label, children }: IntroHintProps) {
  const styles = useStyles();
  const [dismissed, setDismissed] = useState(() => stored(storageKey));
  if (dismissed) return null;
  const dismiss = () => {
    store(storageKey);
    setDismissed(true);
  };
  return (
    <aside className={styles.hint} aria-label={label}>
      <p className={styles.text}>{children}</p>
      <Button
        appearance="subtle"
        icon={<Dismiss20Regular />}
        aria-label="Dismiss this hint"
        title="Dismiss this hint"
        onClick={dismiss}
      />
    </aside>
  );
});
