import { versionById } from '@berea/scripture';
import { searchTextRule, takenBy } from '@berea/validation';
import { filterFromQuery, type Filter } from '../concordance/filters.ts';

/** How far words may be apart, in words. The first is what counts where the address has none. */
export const distances = [undefined, 3, 5, 10] as const;

/** A search, as its address says. */
export interface Search {
  /** As it was typed, valid or not; '' for none. */
  readonly text: string;
  /** Undefined for the version of the settings. */
  readonly version: string | undefined;
  readonly near: number | undefined;
  readonly filter: Filter;
}

/** Reads `/search?q=…&version=…&near=5&book=john`. What is unknown is left out. */
export function searchFrom(query: URLSearchParams): Search {
  const near = distances.find((distance) => distance !== undefined && String(distance) === query.get('near'));
  return {
    text: query.get('q') ?? '',
    version: versionById(query.get('version') ?? '')?.id,
    near,
    filter: filterFromQuery(query),
  };
}

/** The text that is looked for; undefined where it is none. */
export const wordsOf = ({ text }: Search): string | undefined => takenBy(searchTextRule, text);

/** The address of a search. @param filter '?book=john' */
export function searchAddress({ text, version, near }: Omit<Search, 'filter'>, filter = ''): string {
  const parts = new URLSearchParams({
    q: text,
    ...(version && { version }),
    ...(near !== undefined && { near: String(near) }),
  });
  for (const [name, value] of new URLSearchParams(filter)) parts.set(name, value);
  return `/search?${parts}`;
}
