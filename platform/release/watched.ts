import type { ClientEvents, Failures, Measures } from './client-events.ts';
import type { SourceMaps } from './mapped-frame.ts';

/** '0.5 failures an hour (12 in 24 h, beside 340 measured loads)' */
export function failureText(found: Failures | undefined, hours: number): string {
  const { failures, loads } = found ?? { failures: 0, loads: 0 };
  const rate = Number((failures / hours).toPrecision(2));
  return `${rate} failures an hour (${failures} in ${hours} h, beside ${loads} measured loads)`;
}

/** In the order in which a page meets them. */
const order = ['load', 'TTFB', 'FCP', 'LCP', 'CLS', 'INP'];

function measureText({ metric, p75, measures }: Measures): string {
  const value =
    metric === 'CLS' ? (p75 / 1000).toFixed(3) : p75 < 1000 ? `${Math.round(p75)} ms` : `${(p75 / 1000).toFixed(1)} s`;
  return `${metric} ${value} (${measures})`;
}

/** A line for each route and version: what three of four pages reach, and how many were measured. */
export function measureLines(measures: readonly Measures[]): string[] {
  const rows = Map.groupBy(measures, ({ remote, route, version }) => `${remote} ${route} ${version}`);
  return [...rows].map(([name, found]) => {
    const sorted = found.toSorted((one, other) => order.indexOf(one.metric) - order.indexOf(other.metric));
    return `  ${name}  ${sorted.map(measureText).join(', ')}`;
  });
}

/** The most frequent failures, each with where it was thrown in the sources. */
export async function stackLines(events: ClientEvents, hours: number, maps: SourceMaps): Promise<string[]> {
  const stacks = await events.stacks(hours);
  const lines = await Promise.all(
    stacks.map(async ({ remote, version, phase, kind, frames, times, routes, last_at: last }) => [
      `  ${times} × ${remote}@${version} ${kind} (${phase}) at ${routes.join(', ')}, last ${last}`,
      ...(await Promise.all(frames.map(async (frame) => `      ${await maps.place(frame)}`))),
    ]),
  );
  return lines.flat();
}
