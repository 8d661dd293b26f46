import type { Registry } from '@berea/registry';
import type { ClientEvent } from '@berea/validation';
import { remoteScript } from '../remotes/lazy-failures.ts';
import { matchRemote } from '../remotes/match.ts';
import type { RemoteStore } from '../remotes/remote-store.ts';
import { storedOverride } from '../override/stored-override.ts';
import { shellOfPage } from '../newest/is-newer.ts';

/** What a page consists of. */
export interface Page {
  readonly registry: Registry | undefined;
  readonly store: RemoteStore;
}

/** What an event is about. */
export type Subject = Pick<ClientEvent, 'remote' | 'version' | 'cohort' | 'revision'>;

/** The pattern of an address's route: what somebody typed into the address is not in it. */
export function routeOf({ registry, store }: Page, path: string): string {
  const match = matchRemote(registry, path);
  if (match?.kind !== 'route') return path === '/' ? '/' : '/*';
  const state = store.state(match.candidates);
  const shown = match.candidates.find(({ release }) => state.status === 'ready' && release.id === state.release.id);
  return (shown ?? match.candidates[0]).route.path;
}

/** Why this page has a version of a remote. */
function cohortOf(registry: Registry, name: string, version: string): ClientEvent['cohort'] {
  const override = storedOverride.read();
  if (override?.key !== undefined && override.remote === name && override.version === version) return 'override';
  const remote = registry.remotes[name];
  // A visitor of a rollout has its version in the place of the stable one (`forVisitor`).
  return remote?.rollout?.version === remote?.stable ? 'percentage' : 'stable';
}

/** A version of a remote as the subject of an event; undefined where this page cannot have it. */
export function subjectOf({ registry }: Page, remote: string, version: string): Subject | undefined {
  if (!registry || !Object.hasOwn(registry.remotes, remote)) return undefined;
  if (!Object.hasOwn(registry.remotes[remote]!.versions, version)) return undefined;
  return { remote, version, cohort: cohortOf(registry, remote, version), revision: registry.revision };
}

/** The shell as the subject of an event. */
export function shellSubject({ registry }: Page): Subject | undefined {
  const version = shellOfPage();
  if (version === undefined) return undefined;
  return { remote: 'shell', version, cohort: 'stable', revision: registry?.revision ?? 0 };
}

/** What an address shows: the version of its remote, once it is on the screen; the shell, where no remote has it. */
export function subjectAt(page: Page, path: string): Subject | undefined {
  const match = matchRemote(page.registry, path);
  if (match?.kind !== 'route') return shellSubject(page);
  const state = page.store.state(match.candidates);
  return state.status === 'ready' ? subjectOf(page, state.release.remote, state.release.id) : undefined;
}

/** Whose script threw: the innermost remote in the stack, because it called what is shared; else the shell. */
export function throwerOf(page: Page, thrown: unknown): Subject | undefined {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  const [, remote, version] = remoteScript.exec(stack) ?? [];
  if (remote !== undefined && version !== undefined) return subjectOf(page, remote, version);
  return stack.includes(`${location.origin}/shell/`) ? shellSubject(page) : undefined;
}
