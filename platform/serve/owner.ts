import type { Registry, RegistryRoute } from '@berea/registry';

/**
 * Whether a route covers a path, as the shell decides it (`apps/shell/src/remotes/pattern.ts`, which the platform may
 * not import): the case of fixed segments does not matter.
 */
const covers = ({ path: pattern }: RegistryRoute, pathname: string): boolean =>
  new URLPattern({ pathname: pattern }, { ignoreCase: true }).test({ pathname });

/** The remote that an address belongs to, and its route there. */
export interface Owner {
  readonly remote: string;
  readonly route: RegistryRoute;
}

/**
 * Finds the route of the stable release that covers an address. 'off': its remote is switched off or cannot be read;
 * undefined: nothing covers it.
 */
export function ownerOf({ paths, remotes }: Registry, address: string): Owner | 'off' | undefined {
  const segments = address.split('?')[0]!.split('/').filter(Boolean);
  const first = (segments[0] ?? '').toLowerCase();
  const name = Object.hasOwn(paths, first) ? paths[first]! : undefined;
  if (name === undefined) return undefined;
  const remote = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  const version = remote?.versions[remote.stable];
  if (!remote?.enabled || !version) return 'off';
  const covering = version.routes.filter((route) => covers(route, `/${segments.join('/')}`));
  // A route without a parameter is the more exact one.
  const route = covering.find(({ path: pattern }) => !pattern.includes(':')) ?? covering[0];
  return route && { remote: name, route };
}

/**
 * An address with the fixed segments of its route as the route has them, and one slash between two: '/words/grace' for
 * '//Words/grace/'. Routes cover both, but rules on an address are read on this one only.
 */
export function spelledAsRoute(registry: Registry, address: string): string {
  const [pathname = '', ...query] = address.split('?');
  const owner = ownerOf(registry, address);
  const fixed = owner && owner !== 'off' ? owner.route.path.split('/').slice(1) : [];
  const spelled = pathname
    .split('/')
    .filter(Boolean)
    .map((segment, at) => (fixed[at] === undefined || fixed[at].startsWith(':') ? segment : fixed[at]));
  return [`/${spelled.join('/')}`, ...query].join('?');
}
