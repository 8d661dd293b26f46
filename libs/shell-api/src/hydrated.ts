import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server, and while the browser takes over the page that the server rendered; then true. What depends on
 * this browser (its storage, who is signed in) is rendered only when it is true: both must render the same first.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
