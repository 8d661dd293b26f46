import type { Candidate } from '../remotes/match.ts';

/**
 * How long the slowest of the files took that a screen began with; undefined where the browser does not know. From the
 * browser's own record, so that nothing has to be measured before the page answers.
 */
export function loadTime({ release, route }: Candidate): number | undefined {
  const { base, entry } = release.version;
  const files = new Set([entry, ...route.preload].map((file) => new URL(base + file, location.origin).href));
  const times = performance
    .getEntriesByType('resource')
    .flatMap(({ name, duration }) => (files.has(name) ? duration : []));
  return times.length === 0 ? undefined : Math.max(...times);
}

/** When the page answered (`start.tsx` marks it). */
export const shellTime = (): number | undefined => performance.getEntriesByName('berea:answers')[0]?.startTime;
