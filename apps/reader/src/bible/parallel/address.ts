import { defaultVersionId, versionById, versions, type Version } from '@berea/scripture';

/** How many versions are beside each other at most. */
const columns = 3;

/** What an address says about versions beside the first. */
export interface Beside {
  readonly others: readonly Version[];
  /** What was left out of it: unknown, there already, or too much. */
  readonly leftOut: readonly string[];
}

/** Reads `?with=eng-web,eng-asv`. */
export function besideFrom(query: URLSearchParams, version: Version): Beside {
  const asked = (query.get('with') ?? '').split(',').filter((id) => id !== '');
  const shown = [version];
  const leftOut: string[] = [];
  for (const id of asked) {
    const other = versionById(id);
    if (other && !shown.includes(other) && shown.length < columns) shown.push(other);
    else leftOut.push(other?.name ?? id);
  }
  return { others: shown.slice(1), leftOut };
}

/**
 * `?version=eng-web&with=eng-asv`. What is chosen twice is left out, and the version that an address without one means,
 * unless one's own is another: that would be added to it.
 */
export function versionQuery(version: string, others: readonly string[], own: string): string {
  const known = [...new Set(others)].filter((id) => id !== version && versions.some((each) => each.id === id));
  const isUsual = version === defaultVersionId && own === defaultVersionId;
  const parts = [
    ...(isUsual ? [] : [`version=${encodeURIComponent(version)}`]),
    ...(known.length > 0 ? [`with=${known.map(encodeURIComponent).join(',')}`] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
