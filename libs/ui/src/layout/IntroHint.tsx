import { Button, makeStyles } from '@fluentui/react-components';
import { memo, useState, type ReactNode } from 'react';
import { Dismiss20Regular } from '../icons.ts';
import { hideInPrint } from '../theme/style-parts.ts';
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
    ...hideInPrint,
  },
  text: {
    margin: '5px 0',
    maxWidth: '62ch',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
});

/** Private windows may refuse to store. Then the hint only reappears on the next visit. */
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
    // Ignored; see `stored`.
  }
}

interface IntroHintProps {
  /** The local storage key for the dismissal: 'bible', 'encyclopedia' or 'question'. */
  storageKey: string;
  /** The accessible name of the hint. */
  label: string;
  children: ReactNode;
}

/** Explains what a page is for and how to use it, until it is dismissed in this browser. */
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
