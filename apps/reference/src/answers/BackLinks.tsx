import { ArrowLeft20Regular, LinkButton, makeStyles } from '@berea/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4px',
    marginLeft: '-12px',
    marginBottom: '12px',
    '@media print': { display: 'none' },
  },
});

/** Home, and the page one came from: side by side above a page that has both. */
export function BackLinks({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.ways}>
      <LinkButton href="/" appearance="subtle" icon={<ArrowLeft20Regular />}>
        Back to Home
      </LinkButton>
      {children}
    </div>
  );
}
