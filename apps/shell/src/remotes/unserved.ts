import { useSyncExternalStore } from 'react';
import { matchPath } from 'react-router-dom';
import type { Match } from './match.ts';
import type { RemoteStore } from './remote-store.ts';

/**
 * Whether an address below a remote's route turns out to be nobody's ('/settings/x'): known once the remote is there, whose
 * own routes are finer than the registry's.
 */
export function useUnserved(store: RemoteStore, match: Match | undefined, pathname: string): boolean {
  const state = useSyncExternalStore(store.subscribe, () => (match ? store.state(match.name) : undefined));
  return state?.status === 'ready' && !state.remote.routes.some(({ path }) => matchPath(path, pathname));
}
