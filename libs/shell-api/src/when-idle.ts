/**
 * Runs something when the browser is idle, 5 s from now at the latest.
 * @returns cancels it
 */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 2_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 5_000 });
  return () => cancelIdleCallback(handle);
}

/** What somebody does with a page who is there. Focus is not among it: the page sets it itself. */
const signsOfUse = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * Runs something with the first sign that somebody uses the page, such as a touch or scrolling: for what is heavy, and needed
 * by nobody who only opens a page and leaves. At once where there was one already.
 * @returns cancels it
 */
export function whenUsed(run: () => void): () => void {
  const stop = new AbortController();
  const once = (): void => {
    stop.abort();
    run();
  };
  if (scrollY > 0 || navigator.userActivation?.hasBeenActive) return whenIdle(run);
  for (const sign of signsOfUse) addEventListener(sign, once, { capture: true, passive: true, signal: stop.signal });
  return () => stop.abort();
}
