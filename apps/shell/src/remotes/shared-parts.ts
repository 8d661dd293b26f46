import { whenIdle } from '@berea/shell-api';
import { home, notFound } from '../frame/shell-screens.tsx';

/**
 * Shared modules that the shell provides but does not need at startup. Module Federation only provides shared modules
 * that the shell references, and a remote that needs any other one fails. The imports here reference them, each in a
 * separate chunk; a page of a remote preloads those that its screen runs with.
 */
const parts = {
  '@berea/ui/pickers': () => import('@berea/ui/pickers'),
  '@berea/ui/forms': () => import('@berea/ui/forms'),
  '@berea/ui/dialogs': () => import('@berea/ui/dialogs'),
  '@berea/ui/menus': () => import('@berea/ui/menus'),
  '@berea/ui/care': () => import('@berea/ui/care'),
  '@berea/ui/choices': () => import('@berea/ui/choices'),
  '@berea/ui/answers': () => import('@berea/ui/answers'),
  '@berea/ui/scripture': () => import('@berea/ui/scripture'),
};

/** What most first screens run with. A remote that may need another one soon asks for it itself. */
const common = ['@berea/ui/pickers', '@berea/ui/forms'] as const;

/** Preloads the common parts and the shell's own screens when the browser is idle (5 s at the latest), so that the first remote opens faster. */
export function warmParts(): void {
  whenIdle(() => {
    // Ignore failures: the module is loaded again when a remote needs it, and the route reports errors then.
    for (const load of [...common.map((part) => parts[part]), home.load, notFound.load]) load().catch(() => undefined);
  });
}
