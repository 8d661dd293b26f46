import { useEffect } from 'react';

/** The browser's own, as far as it is used; TypeScript does not know it yet. */
interface Watcher extends EventTarget {
  destroy: () => void;
}

/** Presses Escape where the focus is: whatever is open on top closes as it does by the keyboard. */
const pressEscape = (): void => {
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  );
};

/**
 * Lets the Back of a phone close what is open on the page, instead of leaving the page beneath. Where the browser has no
 * `CloseWatcher`, Back leaves the page, as before: another entry in the history would need a step back when the window
 * closes, and that step races with the links in it.
 */
export function useBackAsEscape(open = true): void {
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
    if (!open || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', pressEscape);
    return () => {
      // Closing by itself is not a press of Back.
      watcher.removeEventListener('close', pressEscape);
      watcher.destroy();
    };
  }, [open]);
}
