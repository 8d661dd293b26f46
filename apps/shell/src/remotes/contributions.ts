import { noContributions, type Contributions, type Registry } from '@berea/registry';
import { matchRemote, releasesOf } from './match.ts';

interface Ordered {
  readonly order: number;
}
const byOrder = (one: Ordered, other: Ordered): number => one.order - other.order;

/**
 * What the enabled remotes contribute together, each by its stable release, in the order they ask for. Cards, entries
 * and links whose address is not served are left out. Of links with the same name the first remote's counts.
 */
export function contributionsOf(registry: Registry): Contributions {
  const each = Object.entries(registry.remotes)
    .filter(([, remote]) => remote.enabled)
    .map(([name, remote]) => releasesOf(name, remote)[0]?.version.contributions ?? noContributions);
  const isServed = (address: string): boolean =>
    address === '/' || matchRemote(registry, new URL(address, 'http://host').pathname)?.kind === 'route';
  return {
    home: each.flatMap(({ home }) => home.filter(({ path }) => isServed(path))).sort(byOrder),
    header: each.flatMap(({ header }) => header.filter(({ path }) => isServed(path))).sort(byOrder),
    own: each.flatMap(({ own }) => own.filter(({ path }) => isServed(path))).sort(byOrder),
    links: Object.fromEntries(
      each.flatMap(({ links }) => Object.entries(links).filter(([, address]) => isServed(address))).reverse(),
    ),
    offers: each.flatMap(({ offers }) => offers),
    extensions: Object.fromEntries(
      [
        ...Map.groupBy(
          each.flatMap(({ extensions }) => Object.entries(extensions)),
          ([point]) => point,
        ),
      ].map(([point, entries]) => [
        point,
        entries
          .flatMap(([, added]) => added)
          .filter(({ href }) => isServed(href))
          .sort(byOrder),
      ]),
    ),
  };
}
