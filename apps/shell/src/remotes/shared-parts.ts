/**
 * What the shell provides without using it at once. A key that the shell never references is not provided, and a remote that
 * asks for it fails; so each stands here, as a chunk of its own, which index.html preloads on a remote's page.
 */
const parts = [
  () => import('@berea/ui/pickers'),
  () => import('@berea/ui/forms'),
  () => import('@berea/ui/dialogs'),
  () => import('@berea/ui/menus'),
  () => import('@berea/ui/care'),
];

/** Fetches the parts when the browser is idle, so that the first remote one goes to does not wait for them. */
export function warmParts(): void {
  const warm = () => {
    // A part that does not come now comes when it is needed, and fails there, where a route can say so.
    for (const part of parts) part().catch(() => undefined);
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(warm, { timeout: 5_000 });
  else setTimeout(warm, 2_000);
}
