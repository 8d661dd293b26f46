import type { Release } from '../remotes/match.ts';

/**
 * Measures how long the slowest file of a release took, of those that have come since it was last asked about: what its next
 * screen began with. Undefined where the browser does not know. From the browser's own record, so that nothing has to be
 * measured before the page answers.
 */
export function loadTimes(): (release: Release) => number | undefined {
  const counted = new Set<string>();
  return ({ version }) => {
    const base = new URL(version.base, location.origin).href;
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith(base) && !counted.has(name));
    for (const { name } of files) counted.add(name);
    return files.length === 0 ? undefined : Math.max(...files.map(({ duration }) => duration));
  };
}

/** When the page answered (`start.tsx` marks it). */
export const shellTime = (): number | undefined => performance.getEntriesByName('berea:answers')[0]?.startTime;
