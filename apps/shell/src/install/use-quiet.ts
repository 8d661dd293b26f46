import { useEffect, useState } from 'react';

/** How long nobody may have used pointer or keyboard. Milliseconds. */
const quiet = 2_000;

/**
 * Whether nobody moved, pressed or typed for two seconds since the page was shown, once: what floats over the page waits
 * for it. It could otherwise appear over a link while it is being pressed.
 */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setQuiet(true), quiet);
    };
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
      addEventListener(type, wait, { capture: true, passive: true, signal: stop.signal });
    wait();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [isQuiet]);
  return isQuiet;
}
