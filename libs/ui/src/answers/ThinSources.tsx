import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { plainText } from '../theme/style-parts.ts';
import { tokens } from '../theme/tokens.ts';

const useStyles = makeStyles({
  note: {
    maxWidth: '62ch',
    margin: '20px 0 0',
    padding: '2px 0 2px 14px',
    borderLeft: `3px solid ${tokens.colorStatusWarningBorder2}`,
    ...plainText,
  },
});

/** A notice above an answer that few sources support. */
export function ThinSources({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return (
    <p role="note" className={styles.note}>
      {children}
    </p>
  );
}
