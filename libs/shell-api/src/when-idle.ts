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

/** What somebody does with a page who is there. Focus and scrolling are not among it: pages do that themselves. */
const signsOfUse = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Runs something with the first sign that somebody uses the page, such as a touch or a turn of the wheel: for what is heavy, and needed
 * by nobody who only opens a page and leaves.
 * @returns cancels it
 */
export function whenUsed(run: () => void): () => void {
  const stop = new AbortController();
  const once = (): void => {
    stop.abort();
    run();
  };
  for (const sign of signsOfUse) addEventListener(sign, once, { capture: true, passive: true, signal: stop.signal });
  return () => stop.abort();
}
