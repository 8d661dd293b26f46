import type { Registry } from '@berea/registry';
import { createContext, useCallback, useContext } from 'react';
import { isPrivate, matchRemote, type Match } from './match.ts';

/** The registry of this page; undefined while none could be loaded. */
export const RegistryContext = createContext<Registry | undefined>(undefined);

/** Links are paths; which site they are on does not matter. */
const anySite = 'https://site';

/** The same function while the registry is the same. */
const useMatch = (): ((address: string) => Match | undefined) => {
  const registry = useContext(RegistryContext);
  return useCallback((address) => matchRemote(registry, new URL(address, anySite).pathname), [registry]);
};

/** Whether an address is for those only who are signed in. */
export function useIsPrivate(): (address: string) => boolean {
  const matchOf = useMatch();
  return useCallback((address) => isPrivate(matchOf(address)), [matchOf]);
}

/** Whether links to an address lead somewhere: not when its remote is switched off or the address is not found. */
export function useIsServed(): (address: string) => boolean {
  const registry = useContext(RegistryContext);
  // Without a registry nothing is known to be out.
  const matchOf = useMatch();
  return useCallback(
    (address) => !registry || address === '/' || matchOf(address)?.kind === 'route',
    [registry, matchOf],
  );
}
