import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../theme/style-parts.ts';
import { tokens } from '../theme/tokens.ts';

const useStyles = makeStyles({
  hidden: visuallyHidden,
  lines: { display: 'flex', flexDirection: 'column', gap: '12px', paddingBlock: '8px' },
  // Fluent's skeleton has sizes, shapes and colours that nothing here uses, and weighs 2 KB before the page answers.
  line: {
    height: '16px',
    borderRadius: '4px',
    backgroundColor: tokens.colorNeutralStencil1,
    animationName: { '50%': { opacity: 0.5 } },
    animationDuration: '2s',
    animationIterationCount: 'infinite',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
    '@media (forced-colors: active)': { border: '1px solid' },
  },
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
  below,
}: {
  label: string;
  lines?: number;
  visibleLabel?: ReactNode;
  /** The space above it: '36px'. */
  below?: string;
}) {
  const styles = useStyles();
  return (
    <div role="status" style={{ marginTop: below }}>
      {visibleLabel ?? <VisuallyHidden>{label}</VisuallyHidden>}
      <div className={styles.lines} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <div
            key={line}
            className={styles.line}
            style={{ width: `${line === lines - 1 ? 55 : 100 - ((line * 37) % 13)}%` }}
          />
        ))}
      </div>
    </div>
  );
}
