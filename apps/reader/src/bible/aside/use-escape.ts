import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What closes with Escape itself, and first. */
const closesFirst = '[role="menu"], [role="dialog"], [role="alertdialog"], option, [aria-expanded="true"]';

/** Calls back when Escape is pressed anywhere, unless something that is open elsewhere closes with it. */
export function useEscape(panel: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'Escape' || !(target instanceof Element)) return;
    if (!panel.current?.contains(target) && target.closest(closesFirst)) return;
    // One thing at a time: the bars, if they are hidden, come back with the next.
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, []);
}
