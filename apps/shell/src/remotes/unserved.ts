import { useSyncExternalStore } from 'react';
import { matchPath } from 'react-router-dom';
import type { Match } from './match.ts';
import type { RemoteStore } from './remote-store.ts';

/**
 * Whether an address under a remote's registry route matches none of the remote's routes ('/settings/x'). Known only
 * once the remote has loaded, because its routes are more specific than those in the registry; false until then.
 */
export function useUnserved(store: RemoteStore, match: Match | undefined, pathname: string): boolean {
  const state = useSyncExternalStore(store.subscribe, () => (match ? store.state(match.name) : undefined));
  return state?.status === 'ready' && !state.remote.routes.some(({ path }) => matchPath(path, pathname));
}
