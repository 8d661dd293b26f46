/**
 * Shared modules that the shell provides but does not need at startup, each in a separate chunk; a page of a remote
 * preloads those that its screen runs with.
 */
export const parts = {
  '@berea/ui/pickers': () => import('@berea/ui/pickers'),
  '@berea/ui/forms': () => import('@berea/ui/forms'),
  '@berea/ui/long-texts': () => import('@berea/ui/long-texts'),
  '@berea/ui/passwords': () => import('@berea/ui/passwords'),
  '@berea/ui/dialogs': () => import('@berea/ui/dialogs'),
  '@berea/ui/menus': () => import('@berea/ui/menus'),
  '@berea/ui/care': () => import('@berea/ui/care'),
  '@berea/ui/choices': () => import('@berea/ui/choices'),
  '@berea/ui/answers': () => import('@berea/ui/answers'),
  '@berea/ui/scripture': () => import('@berea/ui/scripture'),
};
