import type { Registry } from '@berea/registry';
import type { ReactNode } from 'react';
import type { Connection } from '../connection.ts';
import { registryOfHost } from '../remotes/registry.ts';
import { forVisitor } from '../remotes/visitor.ts';
import { AskForKey, OverrideBar } from './OverrideBar.tsx';
import { isOperatorKey } from './operator-key.ts';
import { storedOverride, type Override } from './stored-override.ts';

/** What a tab that tries a version uses, and what it says about it. */
interface Prepared {
  readonly registry: Registry | undefined;
  readonly bar?: ReactNode;
}

/**
 * Puts the version that this tab is to try in the place of the stable one. It has no fallback, because its failures are
 * what is looked for. Without the operator's key, and for a version that is not published or was withdrawn, everything
 * stays as it is: a bare link cannot give a visitor another version.
 * @param released what this visitor gets otherwise
 */
export async function prepareOverride(
  released: Registry | undefined,
  connecting: Promise<Pick<Connection, 'operatorKeyHash'>>,
): Promise<Prepared> {
  const override = storedOverride.read();
  const hash = (await connecting.catch(() => undefined))?.operatorKeyHash;
  if (!override || hash === undefined) {
    storedOverride.remove();
    return { registry: released };
  }
  const isAllowed = override.key !== undefined && (await isOperatorKey(override.key, hash).catch(() => false));
  if (!isAllowed) return { registry: released, bar: <AskForKey override={override} hash={hash} /> };
  const found = await registryOfHost();
  const registry = found && trying(forVisitor(found), override);
  return registry
    ? { registry, bar: <OverrideBar override={override} /> }
    : { registry: released, bar: <OverrideBar override={override} missing /> };
}

/** The registry with the version of a override as the stable one; undefined where it is not to be had. */
function trying(registry: Registry, { remote: name, version }: Override): Registry | undefined {
  const remote = Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined;
  if (!remote || !Object.hasOwn(remote.versions, version) || remote.withdrawn.includes(version)) return undefined;
  const tried = { ...remote, enabled: true, stable: version, previous: null, rollout: null };
  return { ...registry, remotes: { ...registry.remotes, [name]: tried } };
}
