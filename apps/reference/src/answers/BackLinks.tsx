import { ArrowLeft20Regular, hideInPrint, LinkButton, makeStyles, wrappingRow } from '@berea/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  links: { ...wrappingRow, columnGap: '4px', marginLeft: '-12px', marginBottom: '12px', ...hideInPrint },
});

const look = { appearance: 'subtle', icon: <ArrowLeft20Regular /> } as const;

/** A row with the link to the home page and the link to the parent page, or as children what leads there. */
export function BackLinks({ to, children }: { to?: { href: string; label: string }; children?: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.links}>
      <LinkButton href="/" {...look}>
        Back to Home
      </LinkButton>
      {to && (
        <LinkButton href={to.href} {...look}>
          {to.label}
        </LinkButton>
      )}
      {children}
    </div>
  );
}
