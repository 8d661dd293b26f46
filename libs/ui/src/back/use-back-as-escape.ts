import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { addEntries, addLayer, watchHistory, type Layer } from './layers.ts';

/** The browser's own, as far as it is used; TypeScript does not know it yet. */
interface Watcher extends EventTarget {
  destroy: () => void;
}

/** What newer browsers have: the phone's way to close. */
interface Newer {
  readonly CloseWatcher?: new () => Watcher;
}

const closesByEscape = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Presses Escape on what is open on top. It closes as it does by the keyboard. */
export const pressEscape = (): void =>
  void [...document.querySelectorAll(closesByEscape)]
    .at(-1)
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

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
 * Lets Back, of a phone or of a browser, close what is open on the page instead of leaving the page beneath. Where the
 * browser has the Navigation API it has an entry in the history (`layers.ts`); a phone's `CloseWatcher` closes it, too.
 * Browsers that have neither leave the page.
 * @param onBack closes it, or goes one step back in it, where Escape does something else
 * @param steps how many steps back it has, the last of which closes it
 */
export function useBackAsEscape(open = true, onBack: () => void = pressEscape, steps = 1): void {
  const goBack = useEffectEvent(onBack);
  useBackStep(open, onBack, steps);
  useEffect(() => (open ? onCloseRequest(window as Newer, () => goBack()) : undefined), [open]);
}

/** The same for the browser's own popover, which asks for its phone's way to close, and for Escape, by itself. */
export function useBackStep(open: boolean, onBack: () => void, steps = 1): void {
  const goBack = useEffectEvent(onBack);
  const layer = useRef<Layer>(undefined);
  // Before it is seen: Back, pressed at once, would leave the page.
  useLayoutEffect(() => {
    if (!watchHistory() || !open) return;
    layer.current = { goBack: () => goBack(), steps: 0 };
    const removeLayer = addLayer(layer.current);
    return () => {
      layer.current = undefined;
      removeLayer();
    };
  }, [open]);
  useLayoutEffect(() => {
    if (!layer.current) return;
    layer.current.steps = steps;
    addEntries();
  }, [open, steps]);
}
