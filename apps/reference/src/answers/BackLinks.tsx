import { ArrowLeft20Regular, hideInPrint, LinkButton, makeStyles, wrappingRow } from '@berea/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  links: { ...wrappingRow, columnGap: '4px', marginLeft: '-12px', marginBottom: '12px', ...hideInPrint },
});

/** A row with the link to the home page and, as children, the link to the parent page. */
export function BackLinks({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.links}>
      <LinkButton href="/" appearance="subtle" icon={<ArrowLeft20Regular />}>
        Back to Home
      </LinkButton>
      {children}
    </div>
  );
}
