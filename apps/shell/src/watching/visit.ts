import type { ClientEvent } from '@berea/validation';

type Metric = NonNullable<ClientEvent['metric']>;
type Measure = readonly [metric: Metric, ms: number];

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** What browsers report, by type of entry. */
interface Entries {
  readonly 'largest-contentful-paint': PerformanceEntry;
  readonly 'layout-shift': LayoutShift;
  readonly event: PerformanceEventTiming;
}

/** Shifts belong together that follow each other within a second, for at most five. Milliseconds. */
const sessionGap = 1_000;
const sessionLength = 5_000;

/** The largest sum of layout shifts that belong together. */
export function layoutShift(shifts: readonly LayoutShift[]): number {
  let [largest, sum, began, last] = [0, 0, -Infinity, -Infinity];
  for (const { value, startTime, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    const isSame = startTime - last < sessionGap && startTime - began < sessionLength;
    if (!isSame) [sum, began] = [0, startTime];
    sum += value;
    last = startTime;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** How long interactions took until the next paint: the longest, without one for every fifty. */
export function interactionDelay(events: readonly PerformanceEventTiming[]): number | undefined {
  const longest = new Map<number, number>();
  for (const { interactionId, duration } of events)
    if (interactionId) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
  const sorted = [...longest.values()].sort((one, other) => other - one);
  return sorted[Math.floor(sorted.length / 50)];
}

/** Gathers entries of a type until it is read. */
function gather<Type extends keyof Entries>(type: Type, buffered: boolean): () => Entries[Type][] {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return () => [];
  const found: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => found.push(...list.getEntries()));
  observer.observe({ type, buffered, ...(type === 'event' && { durationThreshold: 16 }) });
  return () => {
    found.push(...observer.takeRecords());
    observer.disconnect();
    return found as Entries[Type][];
  };
}

/**
 * Measures while one address is shown.
 * @param isFirst whether the page was loaded at this address: then what happened since its beginning counts, and how it
 * was loaded is measured, too
 * @returns ends it
 */
export function beginVisit(isFirst: boolean): () => Measure[] {
  const paints = isFirst ? gather('largest-contentful-paint', true) : undefined;
  const shifts = gather('layout-shift', isFirst);
  const events = gather('event', isFirst);
  return () => {
    const delay = interactionDelay(events());
    return [
      // Browsers that do not report shifts have none to tell.
      ...(PerformanceObserver.supportedEntryTypes?.includes('layout-shift')
        ? [['CLS', layoutShift(shifts()) * 1000] as const]
        : []),
      ...(delay === undefined ? [] : [['INP', delay] as const]),
      ...(paints ? firstMeasures(paints().at(-1)?.startTime) : []),
    ];
  };
}

function firstMeasures(largestPaint: number | undefined): Measure[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const measures: [Metric, number | undefined][] = [
    ['TTFB', navigation?.responseStart],
    ['FCP', paint?.startTime],
    ['LCP', largestPaint],
  ];
  return measures.flatMap(([metric, ms]) => (ms === undefined ? [] : [[metric, ms] as const]));
}
