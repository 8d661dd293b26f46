import { useEffect, useEffectEvent } from 'react';

/** The browser's own, as far as it is used; TypeScript does not know it yet. */
interface Watcher extends EventTarget {
  destroy: () => void;
}

/** What newer browsers have: the phone's way to close, and the Navigation API. */
interface Newer {
  readonly CloseWatcher?: new () => Watcher;
  readonly navigation?: Navigation;
}

const closesByEscape = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Presses Escape on what is open on top: where the focus is in it, there. It closes as it does by the keyboard. */
const pressEscape = (): void => {
  const top = [...document.querySelectorAll(closesByEscape)].at(-1);
  const focused = document.activeElement ?? document.body;
  const target = focused === document.body && top ? top : focused;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
};

/** What is open, the latest last. */
const opened: object[] = [];

/** Whether Escape is being pressed: its key is also a request to close, and everything answers it by itself. */
let escaping = false;
const onKeyDown = ({ key, isTrusted }: KeyboardEvent): void => {
  if (key !== 'Escape' || !isTrusted) return;
  escaping = true;
  setTimeout(() => (escaping = false));
};

/** Calls back when a phone asks what is open to close, by its Back key or gesture. @returns what stops it */
function onCloseRequest({ CloseWatcher }: Newer, close: () => void): () => void {
  if (!CloseWatcher) return () => undefined;
  let watcher = new CloseWatcher();
  const onClose = () => {
    // Its request is used up. What is still open then, such as a panel that went one step back, has another.
    stop();
    watcher = new CloseWatcher();
    watcher.addEventListener('close', onClose);
    if (!escaping) close();
  };
  const stop = () => {
    // Closing by itself is not a press of Back.
    watcher.removeEventListener('close', onClose);
    watcher.destroy();
  };
  watcher.addEventListener('close', onClose);
  document.addEventListener('keydown', onKeyDown, true);
  return () => stop();
}

/**
 * Calls back instead of going back, when a person presses the browser's Back. The browser lets that be done once after
 * each press on the page, so nobody is kept on it. @returns what stops it
 */
function insteadOfGoingBack({ navigation }: Newer, close: () => void): () => void {
  if (!navigation) return () => undefined;
  const self = {};
  opened.push(self);
  const onNavigate = (event: NavigateEvent) => {
    const isBack =
      event.navigationType === 'traverse' && event.destination.index < (navigation.currentEntry?.index ?? 0);
    if (opened.at(-1) !== self || !isBack || !event.userInitiated || !event.cancelable || event.defaultPrevented)
      return;
    event.preventDefault();
    close();
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => {
    opened.splice(opened.indexOf(self), 1);
    navigation.removeEventListener('navigate', onNavigate);
  };
}

/**
 * Lets Back, of a phone or of a browser, close what is open on the page instead of leaving the page beneath. Browsers
 * that have neither `CloseWatcher` nor the Navigation API leave the page: another entry in the history would need a step
 * back when the window closes, and that step races with the links in it.
 * @param onBack closes it, or goes one step back in it, where Escape does something else
 */
export function useBackAsEscape(open = true, onBack: () => void = pressEscape): void {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (!open) return;
    const stopClosing = onCloseRequest(window as Newer, () => close());
    const stopBack = insteadOfGoingBack(window as Newer, () => close());
    return () => {
      stopClosing();
      stopBack();
    };
  }, [open]);
}
