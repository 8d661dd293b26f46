import path from 'node:path';
import { placeFromAddress, strongsNumber } from '@berea/scripture';
import { concordanceWordRule, parseRegistry, takenBy, type Registry, type RegistryRoute } from '@berea/validation';
import { keptFile } from './kept-file.ts';
import { isCardAddress } from './public-addresses.ts';

/** `unknown`: only its screen can tell, as for a word of the concordance. */
export type AddressState = 'exists' | 'missing' | 'unknown';

/** The numbers that the lexicons have. */
const lastStrongs = { G: 5624, H: 8674 } as const;

/** The segments of an address without its query; undefined when it cannot be decoded. */
function segmentsOf(address: string): readonly string[] | undefined {
  try {
    return address
      .split('?')[0]!
      .split('/')
      .filter(Boolean)
      .map((segment) => decodeURIComponent(segment));
  } catch {
    return undefined;
  }
}

/**
 * Whether a route covers a path, as the shell decides it (`apps/shell/src/remotes/pattern.ts`, which tools may not import):
 * the case of fixed segments does not matter.
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
 * An address with the fixed segments of its route as the route has them, and one slash between two: '/concordance/grace'
 * for '//Concordance/grace/'. Routes cover both, but rules on an address are read on this one only.
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

function placeState([book, chapter, verse]: readonly string[]): AddressState {
  const place = placeFromAddress({ book, chapter, verse });
  const given = [book, chapter, verse].filter((part) => part !== undefined).length;
  const understood = [place.book, place.chapter, place.verse].filter((part) => part !== undefined).length;
  // More where a number is a verse: 'jude/5'.
  return given <= understood ? 'exists' : 'missing';
}

function wordState(word: string): AddressState {
  const number = strongsNumber(word);
  if (number === undefined) return takenBy(concordanceWordRule, word) === undefined ? 'missing' : 'unknown';
  return Number(number.slice(1)) <= lastStrongs[number[0] as keyof typeof lastStrongs] ? 'exists' : 'missing';
}

/**
 * Whether an address is that of a page. The routes of the registry say which screens there are; which books, chapters,
 * numbers and entries there are, this server knows itself.
 * @param address from the root; its query does not matter
 */
export function addressState(registry: Registry, address: string): AddressState {
  const segments = segmentsOf(address);
  if (!segments) return 'missing';
  if (segments.length === 0) return 'exists';
  const owner = ownerOf(registry, address);
  if (owner === undefined) return 'missing';
  if (owner === 'off') return 'unknown';
  const { path: pattern } = owner.route;
  const rest = segments.slice(1);
  if (pattern.startsWith('/bible/:')) return placeState(rest);
  if (pattern.startsWith('/concordance/:') && rest[0] !== undefined) return wordState(rest[0]);
  if (pattern === '/encyclopedia/entry/:term')
    return isCardAddress(`/encyclopedia/entry/${encodeURIComponent(rest[1]!)}`) ? 'exists' : 'unknown';
  const fixed = pattern.split('/').filter((part) => part !== '' && !part.startsWith(':')).length;
  return segments.length > fixed ? 'unknown' : 'exists';
}

/**
 * Reads the registry of a host folder: on each call, so that a release needs no restart; parsed again when it changed. A
 * damaged one leaves the last good one in use.
 * @param tell told once of a damaged one
 * @returns undefined before anything good is published
 */
export function registryReader(folder: string, tell: (line: string) => void): () => Promise<Registry | undefined> {
  const file = path.join(folder, 'registry.json');
  const readText = keptFile(file);
  let text: string | undefined;
  let registry: Registry | undefined;
  return async () => {
    const read = await readText();
    if (read === text) return registry;
    text = read;
    if (read === undefined) return (registry = undefined);
    const parsed = parseRegistryText(read);
    if (parsed.ok) return (registry = parsed.registry);
    tell(`${file} is damaged; the last good one is used, if there is one. npm run release -- verify says more.`);
    return registry;
  };
}

/** As `parseRegistry`, of what may be no JSON. */
export function parseRegistryText(text: string): ReturnType<typeof parseRegistry> {
  try {
    return parseRegistry(JSON.parse(text));
  } catch (error) {
    return { ok: false, detail: (error as Error).message };
  }
}
