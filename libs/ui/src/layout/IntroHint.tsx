import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import { Dismiss20Regular } from '../icons.ts';
import { hideInPrint, plainText } from '../theme/style-parts.ts';
import { tokens } from '../theme/tokens.ts';

const useStyles = makeStyles({
  hint: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '12px',
    alignItems: 'center',
    marginBottom: '20px',
    padding: '4px 8px 4px 16px',
    backgroundColor: tokens.colorNeutralBackground2,
    borderLeft: `3px solid ${tokens.colorBrandStroke1}`,
    ...hideInPrint,
  },
  line: { marginBottom: 0, paddingBlock: 0, paddingInline: '10px 0' },
  text: { margin: '5px 0', maxWidth: '62ch', ...plainText },
});

interface IntroHintProps {
  /** The name under which this browser remembers that it was dismissed. */
  name: string;
  /** The accessible name of the hint. */
  label: string;
  /** One line above the page's bar, instead of a paragraph. */
  line?: boolean;
  children: ReactNode;
  onDismiss: () => void;
}

/** Explains what a page is for and how to use it. The page shows it until it is dismissed. */
export const IntroHint = memo(function IntroHint({ name, label, line = false, children, onDismiss }: IntroHintProps) {
  const styles = useStyles();
  return (
    <aside className={mergeClasses(styles.hint, line && styles.line)} aria-label={label} data-hint={name}>
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
