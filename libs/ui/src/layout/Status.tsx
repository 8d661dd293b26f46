import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../theme/style-parts.ts';

const useStyles = makeStyles({
  hidden: visuallyHidden,
  lines: { display: 'flex', flexDirection: 'column', gap: '12px', paddingBlock: '8px' },
});

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={useStyles().hidden}>{children}</span>;
}

/** Placeholder for loading text: a visible skeleton and a sentence for screen readers. */
export function LoadingText({
  label,
  lines = 6,
  visibleLabel,
}: {
  label: string;
  lines?: number;
  visibleLabel?: ReactNode;
}) {
  const styles = useStyles();
  return (
    <div role="status">
      {visibleLabel ?? <VisuallyHidden>{label}</VisuallyHidden>}
      <Skeleton className={styles.lines} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <SkeletonItem
            key={line}
            size={16}
            style={{ width: `${line === lines - 1 ? 55 : 100 - ((line * 37) % 13)}%` }}
          />
        ))}
      </Skeleton>
    </div>
  );
}
