import type { Registry } from '@berea/registry';
import { useState } from 'react';
import { findRegistry } from './registry.ts';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';

const failure = { kind: 'unreachable', detail: 'The list of this site’s pages did not come.' } as const;

/**
 * Replaces every screen except home while no registry could be loaded, because no address can be mapped to a remote.
 */
export function RegistryUnavailable({ onFound }: { onFound: (registry: Registry) => void }) {
  const [searching, setSearching] = useState(false);
  const retry = async () => {
    setSearching(true);
    const registry = await findRegistry();
    setSearching(false);
    if (registry) onFound(registry);
  };
  return <RemoteUnavailable failure={failure} onRetry={() => void retry()} retrying={searching} />;
}
