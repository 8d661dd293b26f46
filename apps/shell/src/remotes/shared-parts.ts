/**
 * Shared modules that the shell provides but does not need at startup. Module Federation only provides shared modules
 * that the shell references, and a remote that needs any other one fails. The imports here reference them, each in a
 * separate chunk, and index.html preloads these chunks on pages of remotes.
 */
const parts = [
  () => import('@berea/ui/pickers'),
  () => import('@berea/ui/forms'),
  () => import('@berea/ui/dialogs'),
  () => import('@berea/ui/menus'),
  () => import('@berea/ui/care'),
];

/** Preloads the shared modules when the browser is idle (5 s at the latest), so that the first remote opens faster. */
export function warmParts(): void {
  const preload = () => {
    // Ignore failures: the module is loaded again when a remote needs it, and the route reports errors then.
    for (const part of parts) part().catch(() => undefined);
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(preload, { timeout: 5_000 });
  else setTimeout(preload, 2_000);
}
