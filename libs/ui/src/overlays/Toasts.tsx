import { makeStyles, Toaster } from '@fluentui/react-components';
import { hideInPrint } from '../theme/style-parts.ts';
import { breakpoints, tokens } from '../theme/tokens.ts';
import { toastArea } from './free-edge.ts';
import { toasterId } from './use-toasts.tsx';

const margin = 16;

const useStyles = makeStyles({
  // Above dialogs; only the toasts themselves receive pointer events.
  region: {
    position: 'fixed',
    inset: 0,
    zIndex: 1_000_001,
    pointerEvents: 'none',
    ...hideInPrint,
  },
  // Above the bar at the bottom of a narrow window.
  toasts: { marginBottom: tokens.bottomBarHeight, [breakpoints.narrow]: { left: `${margin}px`, width: 'auto' } },
});

/**
 * The toast container. Render it once per page, in the shell. At the top, below the header, so that it covers neither
 * the end of a page nor the button below a form; on a phone, over its whole width.
 */
export function Toasts() {
  const styles = useStyles();
  return (
    <div className={styles.region} aria-live="polite" aria-relevant="additions">
      <Toaster
        className={styles.toasts}
        inline
        announce={disableSecondAnnouncement}
        toasterId={toasterId}
        offset={{
          'top-end': { horizontal: margin, vertical: toastArea.top },
          'bottom-end': { horizontal: margin, vertical: margin },
        }}
        pauseOnHover
        pauseOnWindowBlur
      />
    </div>
  );
}

/**
 * Disables Fluent's hidden live region, which would announce each toast twice: the container is already a live region.
 */
const disableSecondAnnouncement = () => undefined;
