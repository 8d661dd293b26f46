import type { Registry, RegistryRemote, RegistryShell } from '@berea/registry';
import { without } from './pointers.ts';
import { ReleaseError } from './release-error.ts';

export type ShellVersion = RegistryShell['versions'][string];

/** The shell or a remote, as the registry has it. */
export type RegistryApp = RegistryShell | RegistryRemote;

/** How many versions of each app the registry lists. Older ones stay on the host for pages that are still open. */
const versionsKept = 10;

/** Every app of the registry with its name, the shell first. */
export const appsOf = ({ shell, remotes }: Registry): [string, RegistryApp][] => [
  ...(shell ? ([['shell', shell]] as [string, RegistryApp][]) : []),
  ...Object.entries(remotes),
];

/** The shell, or the remote of that name; undefined when it was never published. */
export function findApp({ shell, remotes }: Registry, name: string): RegistryApp | undefined {
  if (name === 'shell') return shell ?? undefined;
  // Somebody types the name: it may be that of a property of every object.
  return Object.hasOwn(remotes, name) ? remotes[name] : undefined;
}

/** The shell, or the remote of that name. @throws ReleaseError when it was never published */
export function appOf(registry: Registry, name: string): RegistryApp {
  const found = findApp(registry, name);
  if (!found) throw new ReleaseError(`${name} was never published here.`);
  return found;
}

/** The versions of an app that pages are sent to. */
export function pointedVersions(app: RegistryApp): string[] {
  const rollout = 'rollout' in app ? (app.rollout?.version ?? null) : null;
  return [app.stable, app.previous, rollout].filter((id) => id !== null);
}

/** @throws ReleaseError when a version is withdrawn, or is not listed */
export function refuseUnusable(name: string, app: RegistryApp, id: string): void {
  refuseWithdrawn(name, app, id);
  if (!Object.hasOwn(app.versions, id))
    throw new ReleaseError(
      `${name} has no version ${id} here; there are ${Object.keys(app.versions).reverse().join(', ')}.`,
    );
}

/** @throws ReleaseError when a version is withdrawn */
export function refuseWithdrawn(name: string, app: RegistryApp, id: string): void {
  if (app.withdrawn.includes(id)) throw new ReleaseError(`${name} ${id} was withdrawn and is never offered again.`);
}

/** The app with a version at the end of its list, without the oldest ones that no pointer names. */
export function listed<A extends RegistryApp>(app: A, id: string, version: A['versions'][string]): A {
  const { [id]: _replaced, ...others } = app.versions as Record<string, A['versions'][string]>;
  const pointed = pointedVersions(app);
  const tooMany = Math.max(0, Object.keys(others).length + 1 - versionsKept);
  const dropped = Object.keys(others)
    .filter((other) => !pointed.includes(other))
    .slice(0, tooMany);
  const kept = Object.fromEntries(Object.entries(others).filter(([other]) => !dropped.includes(other)));
  return { ...app, ...without(app, (one) => dropped.includes(one)), versions: { ...kept, [id]: version } };
}

/** The app without its rollout, if it has one. */
export const endedRollout = <A extends RegistryApp>(app: A): A => ('rollout' in app ? { ...app, rollout: null } : app);

/** The registry with an app replaced, in the same revision. */
export const replaced = (before: Registry, name: string, app: RegistryApp): Registry =>
  name === 'shell'
    ? { ...before, shell: app as RegistryShell }
    : { ...before, remotes: { ...before.remotes, [name]: app as RegistryRemote } };

/** The next revision, with an app replaced. */
export const withApp = (before: Registry, name: string, app: RegistryApp): Registry =>
  next(before, replaced(before, name, app));

/** The next revision, with these changes. */
export const next = (before: Registry, changes: Partial<Registry>): Registry => ({
  ...before,
  ...changes,
  revision: before.revision + 1,
});
