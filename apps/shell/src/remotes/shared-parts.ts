/**
 * What the shell provides without using it at once: a key that the shell never references is not provided, and a remote
 * that asks for it fails. Each becomes a chunk of its own, loaded when a remote first needs it.
 */
export const lazyShared = {
  pickers: () => import('@berea/ui/pickers'),
  forms: () => import('@berea/ui/forms'),
  overlays: () => import('@berea/ui/overlays'),
};
