import { useEffect, useEffectEvent, useMemo, useRef } from 'react';

/** What was typed before the box had its field. */
export interface EarlyKeys {
  readonly text: string;
  /** Whether Enter was pressed after it. */
  readonly enter: boolean;
}

/**
 * Keeps what is typed between opening the box and its field having the focus: its code may still be on its way, and the
 * screen below must not act on these keys.
 * @param onEscape called when Escape is pressed meanwhile
 */
export function useEarlyKeys(onEscape: () => void) {
  const typed = useRef<EarlyKeys>(undefined);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const soFar = typed.current;
    if (!soFar || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (key === 'Escape') {
      typed.current = undefined;
      onEscape();
    } else if (key === 'Enter') typed.current = { ...soFar, enter: true };
    else if (key === 'Backspace') typed.current = { text: soFar.text.slice(0, -1), enter: false };
    else if (key.length === 1) typed.current = { text: soFar.text + key, enter: false };
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    // Before the listeners of the screen.
    addEventListener('keydown', listener, { capture: true });
    return () => removeEventListener('keydown', listener, { capture: true });
  }, []);
  return useMemo(
    () => ({
      /** From now on keys are kept. */
      begin: () => void (typed.current = { text: '', enter: false }),
      /** Ends it. @returns what was kept; undefined when it had ended */
      take: (): EarlyKeys | undefined => {
        const kept = typed.current;
        typed.current = undefined;
        return kept;
      },
    }),
    [],
  );
}
