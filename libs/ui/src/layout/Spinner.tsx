import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { tokens } from '../theme/tokens.ts';

const useStyles = makeStyles({
  root: { display: 'inline-flex', flexDirection: 'column', alignItems: 'center', gap: '8px' },
  // Fluent's spinner brings a label, six sizes and 3 KB before the page answers.
  ring: {
    boxSizing: 'border-box',
    width: '40px',
    height: '40px',
    borderRadius: '50%',
    border: `3px solid ${tokens.colorBrandStroke2Contrast}`,
    borderTopColor: tokens.colorBrandStroke1,
    animationName: { to: { transform: 'rotate(360deg)' } },
    animationDuration: '1.5s',
    animationTimingFunction: 'linear',
    animationIterationCount: 'infinite',
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '6s' },
    '@media (forced-colors: active)': {
      borderTopColor: 'Highlight',
      borderRightColor: 'GrayText',
      borderBottomColor: 'GrayText',
      borderLeftColor: 'GrayText',
    },
  },
  tiny: {
    width: '20px',
    height: '20px',
    borderTopWidth: '2px',
    borderRightWidth: '2px',
    borderBottomWidth: '2px',
    borderLeftWidth: '2px',
  },
});

/** Something is under way. `tiny` is for the inside of a button, whose own text says what. */
export function Spinner({ label, tiny = false }: { label?: string | undefined; tiny?: boolean }) {
  const styles = useStyles();
  return (
    <span className={styles.root} role="progressbar" aria-label={label} aria-hidden={label === undefined}>
      <span className={mergeClasses(styles.ring, tiny && styles.tiny)} />
      {label}
    </span>
  );
}
