import type { Registry, RegistryRemote, RegistryRoute, RemoteVersion } from '@berea/registry';
import { firstSegment, routeFor } from './pattern.ts';

/** One version of a remote. */
export interface Release {
  readonly remote: string;
  readonly id: string;
  readonly version: RemoteVersion;
}

/** A release and its route for an address. */
export interface Candidate {
  readonly release: Release;
  readonly route: RegistryRoute;
}

/** The releases that can show an address, the preferred one first. */
export type Candidates = readonly [Candidate, ...Candidate[]];

/** What an address leads to. */
export type Match =
  /** `candidates`: the stable release, then the one before it, as far as they serve the address. */
  | { readonly kind: 'route'; readonly name: string; readonly candidates: Candidates }
  /** The remote that owns the address is switched off. */
  | { readonly kind: 'disabled'; readonly name: string }
  /** The remote's part of the registry cannot be read. */
  | { readonly kind: 'unreadable'; readonly name: string };

/** The releases of a remote that may be used, the preferred one first. */
export function releasesOf(name: string, { stable, previous, versions }: RegistryRemote): Release[] {
  return [stable, previous].flatMap((id) => {
    const version = id === null ? undefined : versions[id];
    return id !== null && version ? [{ remote: name, id, version }] : [];
  });
}

function candidateFor(release: Release, path: string): Candidate | undefined {
  const route = routeFor(release.version.routes, path);
  return route && { release, route };
}

/**
 * Finds what serves an address. Only the remote that owns the first segment can: another one that claims a path under
 * it is not looked at. Undefined: not found.
 */
export function matchRemote(registry: Registry | undefined, path: string): Match | undefined {
  const segment = firstSegment(path);
  // Segments come from the address: '/constructor' is none of the paths.
  const name = registry && Object.hasOwn(registry.paths, segment) ? registry.paths[segment] : undefined;
  if (!registry || name === undefined) return undefined;
  const remote = Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined;
  if (!remote) return { kind: 'unreadable', name };
  if (!remote.enabled) return { kind: 'disabled', name };
  const [first, ...others] = releasesOf(name, remote).map((release) => candidateFor(release, path));
  // Where the stable release has no such route, an address is not found, whatever an earlier release had.
  return first && { kind: 'route', name, candidates: [first, ...others.filter((one) => one !== undefined)] };
}

/**
 * Whether an address is for those only who are signed in. An earlier release may be shown instead, so the strictest of
 * their routes decides.
 */
export const isPrivate = (match: Match | undefined): boolean =>
  match?.kind === 'route' && match.candidates.some(({ route }) => route.access === 'signed-in');
