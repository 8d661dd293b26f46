import type { Registry } from '@berea/registry';

/** What a page consists of: the shell's build and, of every remote, the version that this visitor gets. */
export interface Loaded {
  /** Undefined where it is not known. */
  readonly shell: string | undefined;
  readonly registry: Registry;
}

/** Whether `found` is a later state of the host than `known`. A host that was set up again has a later epoch. */
const isLater = (known: Registry, found: Registry): boolean =>
  found.epoch > known.epoch || (found.epoch === known.epoch && found.revision > known.revision);

/** The version that a page loads of a remote; undefined where it loads none. */
function usedOf({ remotes }: Registry, name: string): string | undefined {
  const remote = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  return remote?.enabled ? remote.stable : undefined;
}

/**
 * Whether a page that is loaded now would be another one than `loaded`. A later revision alone does not say so: a version
 * that was only listed, or a rollout to other visitors, changes nothing here.
 * @param found the registry of the host, as this visitor gets it
 */
export function isNewer({ shell, registry }: Loaded, found: Registry): boolean {
  if (!isLater(registry, found)) return false;
  if (shell !== undefined && found.shell && found.shell.stable !== shell) return true;
  const names = new Set([...Object.keys(registry.remotes), ...Object.keys(found.remotes)]);
  return [...names].some((name) => usedOf(registry, name) !== usedOf(found, name));
}

/** The shell's build of this page: its scripts are in a folder of that name. */
export function shellOfPage(): string | undefined {
  for (const { src } of document.scripts) {
    const [, hash] = /^\/shell\/([^/]+)\//.exec(src && new URL(src).pathname) ?? [];
    if (hash !== undefined) return hash;
  }
  return undefined;
}
