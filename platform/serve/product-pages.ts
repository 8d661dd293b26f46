import type { Registry, RegistryRoute } from '@berea/registry';
import { ownerOf } from './owner.ts';

/** `unknown`: only its screen can tell, as for a word that may or may not occur. */
export type AddressState = 'exists' | 'missing' | 'unknown';

/** What a page's screen says about itself, where the server rendered it. */
export interface SaidHead {
  /** With the name of the product. */
  readonly title: string;
  /** Empty where the screen says nothing. */
  readonly description: string;
}

/** What a product knows of its own addresses, beyond the routes that the registry lists. */
export interface ProductPages {
  /**
   * Whether there is something at an address.
   * @param route the route that covers it
   * @param parameters the decoded segments after the route's first one
   */
  state(route: RegistryRoute, parameters: readonly string[]): AddressState;
  /** Where an address leads whose path is another spelling of a listed one; undefined where it stays. */
  otherSpelling(address: string): string | undefined;
  /**
   * Writes into a page's head what a shared link shows, and the page's one address.
   * @param page the host's index.html, with general texts and a general picture in its head
   * @param origin the address people enter
   * @param said what the screen says, where it was rendered
   */
  withHead(page: string, address: string, origin: string, said?: SaidHead): string;
}

/** Of a product that knows no more than its routes: what has a parameter may exist. */
export const pagesByRoute: ProductPages = {
  state: ({ path }, parameters) => {
    const fixed = path.split('/').filter((part) => part !== '' && !part.startsWith(':')).length;
    return parameters.length + 1 > fixed ? 'unknown' : 'exists';
  },
  otherSpelling: () => undefined,
  withHead: (page) => page,
};

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
 * Whether an address is that of a page. The routes of the registry say which screens there are; the product knows
 * which values their parameters may have.
 * @param address from the root; its query does not matter
 */
export function addressState(registry: Registry, address: string, pages: ProductPages): AddressState {
  const segments = segmentsOf(address);
  if (!segments) return 'missing';
  if (segments.length === 0) return 'exists';
  const owner = ownerOf(registry, address);
  if (owner === undefined) return 'missing';
  if (owner === 'off') return 'unknown';
  return pages.state(owner.route, segments.slice(1));
}

/** The page of an address where there is nothing: what the browser shows there, for those who do not run it. */
export const withNothing = (page: string): string =>
  page
    .replace(/<title>([^<]*)<\/title>/, '<title>Page not found · $1</title>')
    .replace('</head>', '<meta name="robots" content="noindex"></head>')
    .replace(
      /<noscript>[^<]*<\/noscript>/,
      '<noscript><h1>Page not found</h1><p><a href="/">Return to Home</a></p></noscript>',
    );
