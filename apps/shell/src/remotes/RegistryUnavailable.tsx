import type { Registry } from '@berea/validation';
import { useState } from 'react';
import { findRegistry } from './registry.ts';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';

const failure = { kind: 'unreachable', detail: 'The list of this site’s pages did not come.' } as const;

/** In place of every screen but home while no registry was found, so that nobody knows which address is whose. */
export function RegistryUnavailable({ onFound }: { onFound: (registry: Registry) => void }) {
  const [looking, setLooking] = useState(false);
  const look = async () => {
    setLooking(true);
    const registry = await findRegistry();
    setLooking(false);
    if (registry) onFound(registry);
  };
  return <RemoteUnavailable failure={failure} onRetry={() => void look()} retrying={looking} />;
}
