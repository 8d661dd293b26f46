/**
 * A page whose content is in its HTML starts its scripts after its largest paint: before that they would compete with the
 * text and its fonts for a slow line and a slow processor. The host marks such a page and its scripts
 * (`platform/serve/render/page-html.ts`).
 */

/** A page in the background paints nothing. Milliseconds. */
const latest = 3_000;

/** What somebody does who wants the page to answer. */
const firstInputs = ['pointerdown', 'keydown'] as const;

/** Whether the host put content into the page. */
const hasContent = (): boolean => 'rendered' in document.documentElement.dataset;

/**
 * Runs `start` once: at once in a page without content; otherwise after the largest paint, with the first input, or after
 * three seconds.
 */
export function afterPaint(start: () => void): void {
  if (!hasContent()) return start();
  const stop = new AbortController();
  const once = (): void => {
    if (stop.signal.aborted) return;
    stop.abort();
    start();
  };
  for (const input of firstInputs) addEventListener(input, once, { capture: true, signal: stop.signal });
  setTimeout(once, latest);
  // Browsers that do not tell of the paint have painted when the second frame after the HTML comes.
  if (!PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint'))
    return document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => requestAnimationFrame(once)),
    );
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    once();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Puts real scripts in the place of those that the host marked. They run in their order. */
export function startMarkedScripts(): void {
  for (const marked of document.querySelectorAll('script[data-late]')) {
    const script = document.createElement('script');
    for (const { name, value } of marked.attributes)
      if (name !== 'type' && name !== 'data-late') script.setAttribute(name, value);
    script.async = false;
    marked.replaceWith(script);
  }
}
