import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { plainText, serifText, smallText } from '../theme/style-parts.ts';
import { tokens } from '../theme/tokens.ts';

const useStyles = makeStyles({
  notice: {
    maxWidth: '60ch',
    paddingBlock: '20px',
    borderTop: `2px solid ${tokens.colorBrandStroke1}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: '0 0 6px', ...serifText(500), fontWeight: 550, color: tokens.colorNeutralForeground1 },
  body: { margin: 0, ...plainText },
  detail: { margin: '8px 0 0', ...smallText, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '16px' },
});

interface NoticeProps {
  title?: ReactNode;
  /** What happened and what to do about it. */
  children: ReactNode;
  /** What else is known, in words for people: 'You seem to be offline.' */
  detail?: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** Additional actions next to the retry. */
  actions?: ReactNode;
}

/** An error message in place of missing content. Announced once by screen readers; may offer a retry. */
export function Notice({ title, children, detail, onRetry, retrying, actions }: NoticeProps) {
  const styles = useStyles();
  return (
    <div role="alert" className={styles.notice}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <p className={styles.body}>{children}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
      {(onRetry || actions) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button appearance="primary" disabled={retrying} onClick={onRetry}>
              {retrying ? 'Trying again…' : 'Try again'}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}
