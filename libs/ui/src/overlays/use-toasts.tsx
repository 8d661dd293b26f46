import {
  Button,
  Link,
  makeStyles,
  Toast,
  ToastBody,
  ToastTitle,
  ToastTrigger,
  useToastController,
} from '@fluentui/react-components';
import { useMemo } from 'react';
import { Dismiss16Regular } from '../shell-icons.ts';
import { narrowBelow, tokens } from '../theme/tokens.ts';
import { freeEdge } from './free-edge.ts';
import {
  newToastId,
  shownFailures,
  shownToasts,
  toastCame,
  toastSaying,
  toastsBeyond,
  toastWent,
} from './shown-toasts.ts';

/** A toast to show. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly kind?: 'success' | 'info' | 'destructive';
  readonly action?: { readonly label: string; run(): void };
}

export const toasterId = 'berea-toasts';

/**
 * How long a toast stays. Milliseconds. One that only says that something was done leaves soon: on a phone it lies over
 * the bar of the reader.
 */
const duration = { done: 5_000, toBeRead: 10_000 } as const;

/**
 * How many toasts are on the screen at most: the newest are what matters. On a phone, where each takes the whole width,
 * a second one would cover what is being read; those with an action stay beside it.
 */
const most = () => (window.innerWidth < narrowBelow ? 1 : 3);

const useStyles = makeStyles({ toast: { border: `1px solid ${tokens.colorNeutralStroke1}` } });

/** The functions that show and clear toasts; stable. */
interface ToastControls {
  /**
   * Shows a toast. It replaces the one that says the same, but no success with an action; a success clears the
   * failures. It leaves after five seconds; a failure, or one with an action, after ten. A failure with an action stays
   * until it is closed or cleared. A failure is announced assertively.
   */
  show(message: ToastMessage): void;
  /** Clears the failures, when the page that they are about is gone. */
  clearFailures(): void;
  /** Clears all, when the person that they are about is gone. */
  clear(): void;
}

/** Shows toasts in the container of the page, from anywhere inside the theme. */
export function useToasts(): ToastControls {
  const styles = useStyles();
  const { dispatchToast, updateToast, dismissToast } = useToastController(toasterId);
  return useMemo(() => {
    const dismiss = ({ id }: { readonly id: string }) => {
      toastWent(id);
      dismissToast(id);
    };
    const clearFailures = () => shownFailures().forEach(dismiss);
    return {
      clearFailures,
      clear: () => shownToasts().forEach(dismiss),
      show: (message) => {
        const { title, description, kind = 'info', action } = message;
        const failed = kind === 'destructive';
        const text = [title, description, action?.label].join('\n');
        if (kind === 'success') clearFailures();
        // Another Undo is of something else, whatever it says.
        const same = kind === 'success' && action ? undefined : toastSaying(text);
        const id = same?.id ?? newToastId();
        const options = {
          toastId: id,
          intent: failed ? 'error' : kind,
          politeness: failed ? 'assertive' : 'polite',
          timeout: failed && action ? -1 : duration[failed || action ? 'toBeRead' : 'done'],
        } as const;
        // A key of its own, so that a repeated failure is announced again.
        const content = <ToastContent key={newToastId()} className={styles.toast} message={message} />;
        if (same) return updateToast({ ...options, content });
        dispatchToast(content, {
          ...options,
          position: `${freeEdge()}-end`,
          onStatusChange: (_, { status }) => {
            if (status === 'queued') toastCame({ id, text, failed, acts: action !== undefined });
            if (status === 'dismissed' || status === 'unmounted') toastWent(id);
          },
        });
        toastsBeyond(most()).forEach(dismiss);
      },
    };
  }, [dispatchToast, updateToast, dismissToast, styles.toast]);
}

/**
 * Pressing a button of a toast with a pointer leaves the focus where it is. Otherwise Fluent gives it to the next toast
 * once this one has gone, by when the person may have opened a list, which that closes.
 */
const keepFocus = (event: React.MouseEvent): void => event.preventDefault();

function ToastContent({
  className,
  message: { title, description, kind, action },
}: {
  className: string;
  message: ToastMessage;
}) {
  return (
    <Toast className={className} role={kind === 'destructive' ? 'alert' : undefined}>
      <ToastTitle
        action={
          <ToastTrigger>
            <Button
              appearance="transparent"
              size="small"
              icon={<Dismiss16Regular />}
              aria-label="Close"
              onMouseDown={keepFocus}
            />
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
              <Link as="button" inline onMouseDown={keepFocus} onClick={() => action.run()}>
                {action.label}
              </Link>
            </ToastTrigger>
          )}
        </ToastBody>
      )}
    </Toast>
  );
}
