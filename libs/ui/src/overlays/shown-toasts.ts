/** A toast that is on the screen. */
interface ShownToast {
  readonly id: string;
  /** What it says. */
  readonly text: string;
  readonly failed: boolean;
  /** Whether it has an action, which may be the only way back. */
  readonly acts: boolean;
}

/**
 * The toasts on the screen, oldest first. Outside React, as Fluent's own toasts are: there is one container on a page,
 * and any part of it can show a toast.
 */
let shown: readonly ShownToast[] = [];
let count = 0;

/** An id for a new toast. */
export const newToastId = (): string => `berea-toast-${++count}`;

/** Notes that a toast has come, or gone. */
export const toastCame = (toast: ShownToast): void => void (shown = [...shown, toast]);
export const toastWent = (id: string): void => void (shown = shown.filter((other) => other.id !== id));

/** The toast on the screen that says this. */
export const toastSaying = (text: string): ShownToast | undefined => shown.find((toast) => toast.text === text);

/** All toasts on the screen. */
export const shownToasts = (): readonly ShownToast[] => shown;

/** The failures on the screen. */
export const shownFailures = (): readonly ShownToast[] => shown.filter(({ failed }) => failed);

/** How many toasts with an action are on the screen at most. */
const mostActing = 3;

/**
 * The oldest toasts, which must go so that no more than `most` are on the screen. One with an action goes only for
 * others with one, and the newest of all stays.
 */
export function toastsBeyond(most: number): readonly ShownToast[] {
  const acting = shown.filter(({ acts }) => acts);
  const plain = shown.filter(({ acts }) => !acts);
  const room = Math.max(most - acting.length, shown.at(-1)?.acts ? 0 : 1);
  return [
    ...acting.slice(0, Math.max(0, acting.length - mostActing)),
    ...plain.slice(0, Math.max(0, plain.length - room)),
  ];
}
