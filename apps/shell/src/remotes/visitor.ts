import { storedValue } from '@berea/shell-api';
import type { Registry, RegistryRemote } from '@berea/registry';
import { isLike, readAs } from '@berea/validation';
import { versionFor } from './cohort.ts';

/**
 * A random id of this browser, which decides whether it gets a rollout. It is sent nowhere. `before-paint.ts` reads it,
 * too.
 */
const stored = storedValue('visitor', readAs(isLike(/^[0-9a-f]{16}$/)));

/** Undefined where nothing can be stored: the version would change with every page. */
function visitorId(): string | undefined {
  const known = stored.read();
  if (known !== undefined) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  stored.write([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  return stored.read();
}

/**
 * The registry as this visitor gets it: where they get a remote's rollout, its version takes the place of the stable one,
 * and the stable one is the fallback. The id is made with the first rollout.
 */
export function forVisitor(registry: Registry): Registry {
  if (!Object.values(registry.remotes).some(({ rollout }) => rollout)) return registry;
  const visitor = visitorId();
  const remotes = Object.entries(registry.remotes).map(([name, remote]): [string, RegistryRemote] => {
    const stable = versionFor(visitor, name, remote);
    return [name, stable === remote.stable ? remote : { ...remote, stable, previous: remote.stable }];
  });
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

/** Whether this visitor gets a rollout. The server, which knows no visitors, rendered the stable version. */
export const hasRollout = (registry: Registry | undefined): boolean =>
  Object.values(registry?.remotes ?? {}).some(({ stable, rollout }) => rollout?.version === stable);
