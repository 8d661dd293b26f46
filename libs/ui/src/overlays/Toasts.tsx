import {
  Button,
  Link,
  makeStyles,
  Toast,
  ToastBody,
  Toaster,
  ToastTitle,
  ToastTrigger,
  useToastController,
} from '@fluentui/react-components';
import { useCallback } from 'react';
import { hideInPrint } from '../theme/style-parts.ts';
import { tokens } from '../theme/tokens.ts';
import { Dismiss16Regular } from '../icons.ts';

/** A toast to show. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly kind?: 'success' | 'info' | 'destructive';
  readonly action?: { readonly label: string; run(): void };
}

const useStyles = makeStyles({
  // Above dialogs; only the toasts themselves receive pointer events.
  toast: { border: `1px solid ${tokens.colorNeutralStroke1}` },
  region: {
    position: 'fixed',
    inset: 0,
    zIndex: 1_000_001,
    pointerEvents: 'none',
    ...hideInPrint,
  },
});

const toasterId = 'berea-toasts';

/**
 * The toast container. Render it once per page, in the shell. At the inline start, because the install prompt uses the
 * other corner.
 */
export function Toasts() {
  const styles = useStyles();
  return (
    <div className={styles.region} aria-live="polite" aria-relevant="additions">
      <Toaster
        inline
        announce={disableSecondAnnouncement}
        toasterId={toasterId}
        position="bottom-start"
        pauseOnHover
        pauseOnWindowBlur
        limit={4}
      />
    </div>
  );
}

/**
 * Disables Fluent's hidden live region, which would announce each toast twice: the container is already a live region.
 */
const disableSecondAnnouncement = () => undefined;

/**
 * Returns a function that shows a toast. A failure is announced assertively and stays until closed; others time out.
 */
export function useShowToast(): (message: ToastMessage) => void {
  const styles = useStyles();
  const { dispatchToast } = useToastController(toasterId);
  return useCallback(
    ({ title, description, kind = 'info', action }: ToastMessage) => {
      const failed = kind === 'destructive';
      dispatchToast(
        <Toast className={styles.toast} role={failed ? 'alert' : undefined}>
          <ToastTitle
            action={
              <ToastTrigger>
                <Button appearance="transparent" size="small" icon={<Dismiss16Regular />} aria-label="Close" />
              </ToastTrigger>
            }
          >
            {title}
          </ToastTitle>
          {(description || action) && (
            <ToastBody>
              {description}
              {description && action && ' '}
              {action && (
                <ToastTrigger>
                  <Link as="button" inline onClick={() => action.run()}>
                    {action.label}
                  </Link>
                </ToastTrigger>
              )}
            </ToastBody>
          )}
        </Toast>,
        {
          intent: failed ? 'error' : kind,
          politeness: failed ? 'assertive' : 'polite',
          timeout: failed ? -1 : action ? 10_000 : 5_000,
        },
      );
    },
    [dispatchToast, styles.toast],
  );
}
