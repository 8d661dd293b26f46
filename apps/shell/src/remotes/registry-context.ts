import type { Registry } from '@berea/validation';
import { createContext, useContext } from 'react';
import { matchRemote } from './match.ts';

/** The registry of this page; undefined while none could be loaded. */
export const RegistryContext = createContext<Registry | undefined>(undefined);

/** Whether links to an address lead somewhere: not when its remote is switched off or the address is not found. */
export function useIsServed(): (address: string) => boolean {
  const registry = useContext(RegistryContext);
  // Without a registry nothing is known to be out.
  return (address) =>
    !registry || address === '/' || matchRemote(registry, new URL(address, location.origin).pathname)?.kind === 'route';
}
