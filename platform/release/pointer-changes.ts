import type { Registry } from '@berea/registry';
import { advanced, takenBack, without } from './pointers.ts';
import {
  appOf,
  appsOf,
  endedRollout,
  findApp,
  next,
  refuseUnusable,
  replaced,
  withApp,
  type RegistryApp,
} from './registry-app.ts';
import { ReleaseError } from './release-error.ts';

/**
 * Gives a listed version to everybody, or to a percentage of the visitors beside the stable one.
 * @returns `before` itself when that is so already
 * @throws ReleaseError when there is no such version, it was withdrawn, or a percentage is asked of the shell
 */
export function promote(before: Registry, name: string, id: string, percent?: number): Registry {
  const app = appOf(before, name);
  refuseUnusable(name, app, id);
  if (percent === undefined) return stableAt(before, name, app, id);
  if (!('rollout' in app))
    throw new ReleaseError(
      'A page is made from one shell, so a shell is promoted for everybody, without a percentage.',
    );
  if (app.stable === id) throw new ReleaseError(`${name} ${id} is what everybody gets already.`);
  if (app.rollout?.version === id && app.rollout.percent === percent) return before;
  return withApp(before, name, { ...app, rollout: { version: id, percent } });
}

function stableAt(before: Registry, name: string, app: RegistryApp, id: string): Registry {
  const isRollingOut = 'rollout' in app && app.rollout !== null;
  if (app.stable === id && !isRollingOut) return before;
  return withApp(before, name, { ...endedRollout(app), ...(app.stable !== id && advanced(app, id)) });
}

/**
 * Ends a rollout; where there is none, points a remote, or the shell, back to an earlier version. The versions left
 * behind stay listed, but no rollback leads to them, and pages fall back to one only where there is no other.
 * @param to default: the version before
 * @throws ReleaseError when the app is unknown or there is no such earlier version
 */
export function rollBack(before: Registry, name: string, to?: string): Registry {
  const app = findApp(before, name);
  if (!app) throw new ReleaseError(`Nothing to roll back: ${name} was never published here.`);
  if (to === undefined && 'rollout' in app && app.rollout) return withApp(before, name, endedRollout(app));
  const back = takenBack(app, to);
  if (back) return withApp(before, name, { ...endedRollout(app), ...back });
  if (to !== undefined)
    throw new ReleaseError(`${name} cannot be rolled back to ${to}, which was not stable here before ${app.stable}.`);
  throw new ReleaseError(`Nothing to roll back to: ${name} has no version before ${app.stable}.`);
}

/** Switches a remote off or on. @returns `before` itself when it is so already */
export function setEnabled(before: Registry, name: string, enabled: boolean): Registry {
  const app = appOf(before, name);
  if (!('enabled' in app)) throw new ReleaseError('The shell cannot be switched off; roll it back instead.');
  return app.enabled === enabled ? before : withApp(before, name, { ...app, enabled });
}

/**
 * Takes a version out for good: it ends as a rollout and as a fallback, and is never published or promoted again.
 * @returns `before` itself when it was withdrawn already
 * @throws ReleaseError when it is stable, or there is no such version
 */
export function withdraw(before: Registry, name: string, id: string): Registry {
  const app = appOf(before, name);
  if (app.withdrawn.includes(id)) return before;
  refuseUnusable(name, app, id);
  if (app.stable === id) throw new ReleaseError(`${name} ${id} is what everybody gets: roll ${name} back first.`);
  const rest = 'rollout' in app && app.rollout?.version === id ? endedRollout(app) : app;
  const withdrawn = [...app.withdrawn, id];
  return withApp(before, name, { ...rest, ...without(app, (one) => one === id), withdrawn });
}

/** Takes versions that no pointer names off the lists. @returns `before` itself when none of them is listed */
export function forget(before: Registry, ids: ReadonlyMap<string, readonly string[]>): Registry {
  let after = before;
  for (const [name, app] of appsOf(before)) {
    const gone = (ids.get(name) ?? []).filter((id) => Object.hasOwn(app.versions, id));
    if (gone.length === 0) continue;
    const kept = Object.fromEntries(Object.entries(app.versions).filter(([id]) => !gone.includes(id)));
    const changed = { ...app, ...without(app, (id) => gone.includes(id)), versions: kept } as RegistryApp;
    after = replaced(after, name, changed);
  }
  return after === before ? before : next(before, after);
}
