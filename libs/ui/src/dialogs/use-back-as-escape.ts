import { useEffect } from 'react';

/** The browser's own, as far as it is used; TypeScript does not know it yet. */
interface Watcher extends EventTarget {
  destroy: () => void;
}

/** What newer browsers have: the phone's way to close, and the Navigation API. */
interface Newer {
  readonly CloseWatcher?: new () => Watcher;
  readonly navigation?: Navigation;
}

/** Presses Escape where the focus is: whatever is open on top closes as it does by the keyboard. */
const pressEscape = (): void => {
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  );
};

/** Calls back when a phone asks what is open to close, by its Back key or gesture. @returns what stops it */
function onCloseRequest({ CloseWatcher }: Newer, close: () => void): () => void {
  if (!CloseWatcher) return () => undefined;
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', close);
  return () => {
    // Closing by itself is not a press of Back.
    watcher.removeEventListener('close', close);
    watcher.destroy();
  };
}

/**
 * Calls back instead of going back, when a person presses the browser's Back. The browser lets that be done once after
 * each press on the page, so nobody is kept on it. @returns what stops it
 */
function insteadOfGoingBack({ navigation }: Newer, close: () => void): () => void {
  if (!navigation) return () => undefined;
  const onNavigate = (event: NavigateEvent) => {
    const isBack =
      event.navigationType === 'traverse' && event.destination.index < (navigation.currentEntry?.index ?? 0);
    if (!isBack || !event.userInitiated || !event.cancelable || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}

/**
 * Lets Back, of a phone or of a browser, close what is open on the page instead of leaving the page beneath. Browsers
 * that have neither `CloseWatcher` nor the Navigation API leave the page: another entry in the history would need a step
 * back when the window closes, and that step races with the links in it.
 */
export function useBackAsEscape(open = true): void {
  useEffect(() => {
    if (!open) return;
    const stopClosing = onCloseRequest(window as Newer, pressEscape);
    const stopBack = insteadOfGoingBack(window as Newer, pressEscape);
    return () => {
      stopClosing();
      stopBack();
    };
  }, [open]);
}
