import type { Toast } from '@berea/shell-api';

/** What shows the toasts, once its code is there. */
interface Controls {
  show(toast: Toast): void;
  clearFailures(): void;
  clear(): void;
}

let waiting: readonly Toast[] = [];
let controls: Controls | undefined;
const listeners = new Set<() => void>();

/**
 * Shows a toast, as soon as the code that shows toasts is there: no first screen needs it. Outside React, as the toasts
 * themselves are: there is one container on a page, and any part of it can show a toast.
 */
export function showToast(toast: Toast): void {
  if (controls) return controls.show(toast);
  waiting = [...waiting, toast];
  for (const listener of listeners) listener();
}

/** The newest of the toasts that wait; the others of them are forgotten. */
export function takeWaitingToast(): Toast | undefined {
  const newest = waiting.at(-1);
  waiting = [];
  return newest;
}

/** Clears the failures, when the page that they are about is gone. */
export function clearFailures(): void {
  waiting = waiting.filter(({ kind }) => kind !== 'destructive');
  controls?.clearFailures();
}

/** Clears all toasts, when the person that they are about is gone. */
export function clearToasts(): void {
  waiting = [];
  controls?.clear();
}

/** Calls the listener when a toast has to wait. @returns removes the listener */
export function onWaitingToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes over the toasts, the waiting ones first. @returns gives them back, when the container is unmounted */
export function connectToasts(connected: Controls): () => void {
  controls = connected;
  const before = waiting;
  waiting = [];
  before.forEach(connected.show);
  return () => (controls = undefined);
}
