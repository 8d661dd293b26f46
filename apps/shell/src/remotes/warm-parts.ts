import { whenIdle } from '@berea/shell-api';
import { home, notFound } from '../frame/shell-screens.tsx';
import { loadHost } from './load.ts';
import { parts } from './shared-parts.ts';

/** What most first screens run with. A remote that may need another one soon asks for it itself. */
const common = ['@berea/ui/pickers', '@berea/ui/forms'] as const;

/**
 * Loads the host of the remotes, the common parts and the shell's own screens when the browser is idle (5 s at the
 * latest), so that the first remote opens faster.
 */
export function warmParts(): void {
  whenIdle(() => {
    // Ignore failures: the module is loaded again when a remote needs it, and the route reports errors then.
    for (const load of [loadHost, ...common.map((part) => parts[part]), home.load, notFound.load])
      load().catch(() => undefined);
  });
}
