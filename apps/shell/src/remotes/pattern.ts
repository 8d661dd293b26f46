/** Compares route patterns with addresses. Also compiled into the page's inline script, so it imports nothing. */

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** The first segment of an address: a remote owns it with everything under it. '/bible/john' → 'bible'. */
export const firstSegment = (path: string): string => (segmentsOf(path)[0] ?? '').toLowerCase();

/** Whether a pattern such as '/bible/:book?/:chapter?' covers an address. Fixed segments ignore case. */
export function matchesPattern(pattern: string, path: string): boolean {
  const expected = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (given.length > expected.length) return false;
  return expected.every((part, index) => {
    const segment = given[index];
    if (segment === undefined) return part.endsWith('?');
    return part.startsWith(':') || part === segment.toLowerCase();
  });
}

/**
 * The route that serves an address. Of several the one with a fixed segment where the others have a parameter, or the
 * one that ends where the others go on with an optional one.
 */
export function routeFor<R extends { readonly path: string }>(routes: readonly R[], path: string): R | undefined {
  // '!' sorts before everything that a fixed segment may contain and '~' after it, so that in descending order
  // parameters come last and a pattern that ends comes first.
  const rank = ({ path: pattern }: R): string => `${pattern.replace(/:[^/]*/g, '!')}~`;
  return routes
    .filter((route) => matchesPattern(route.path, path))
    .reduce<R | undefined>((best, route) => (best === undefined || rank(route) > rank(best) ? route : best), undefined);
}
