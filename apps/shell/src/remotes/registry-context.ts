import type { Registry } from '@berea/registry';
import { createContext, useCallback, useContext, useMemo } from 'react';
import { isPrivate, matchRemote } from './match.ts';
import { rolesOf, type Roles } from './roles.ts';

/** The registry of this page; undefined while none could be loaded. */
export const RegistryContext = createContext<Registry | undefined>(undefined);

/** Links are paths; which site they are on does not matter. */
const anySite = 'https://site';

/** Whether an address is for those only who are signed in. The same function while the registry is the same. */
export function useIsPrivate(): (address: string) => boolean {
  const registry = useContext(RegistryContext);
  return useCallback((address) => isPrivate(matchRemote(registry, new URL(address, anySite).pathname)), [registry]);
}

/** The addresses of the screens that have a role. */
export function useRoles(): Roles {
  const registry = useContext(RegistryContext);
  return useMemo(() => rolesOf(registry), [registry]);
}
