import { routeAddress, type Registry } from '@berea/registry';
import { matchRemote, releasesOf } from './match.ts';

/** The addresses of the screens that the shell leads to by itself, by what their routes say they are: 'settings'. */
export type Roles = Readonly<Record<string, string>>;

/** Those of this repository's remotes, built in for a page without a registry. */
declare const ROLES: Roles;

/** The roles of the remotes that are switched on. Of several screens with one role the first remote's counts. */
export function rolesOf(registry: Registry | undefined): Roles {
  if (!registry) return ROLES;
  const found = Object.entries(registry.remotes).flatMap(([name, remote]) =>
    (releasesOf(name, remote)[0]?.version.routes ?? []).flatMap((route) => {
      const match = route.role === undefined ? undefined : matchRemote(registry, routeAddress(route));
      return match?.kind === 'route' && match.name === name ? [[route.role!, routeAddress(route)] as const] : [];
    }),
  );
  return Object.fromEntries(found.reverse());
}
