import { Button, makeStyles } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
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

interface IntroHintProps {
  /** The accessible name of the hint. */
  label: string;
  children: ReactNode;
  onDismiss: () => void;
}

/** Explains what a page is for and how to use it. The page shows it until it is dismissed. */
export const IntroHint = memo(function IntroHint({ label, children, onDismiss }: IntroHintProps) {
  const styles = useStyles();
  return (
    <aside className={styles.hint} aria-label={label}>
      <p className={styles.text}>{children}</p>
      <Button
        appearance="subtle"
        icon={<Dismiss20Regular />}
        aria-label="Dismiss this hint"
        title="Dismiss this hint"
        onClick={onDismiss}
      />
    </aside>
  );
});
