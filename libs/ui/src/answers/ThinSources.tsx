import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { tokens } from '../theme/tokens.ts';

const useStyles = makeStyles({
  note: {
    maxWidth: '62ch',
    margin: '20px 0 0',
    padding: '2px 0 2px 14px',
    borderLeft: `3px solid ${tokens.colorStatusWarningBorder2}`,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
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
