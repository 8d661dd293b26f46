import { type Host, useHost } from '@berea/shell-api';
import {
  type CategoryListing,
  encyclopediaCategories,
  type EncyclopediaCategory,
  type EncyclopediaEntry,
} from '@berea/validation';
import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { callAnonymously } from './function-call.ts';
import { publicQueryOptions } from './immutable-query.ts';

const responseSchema = async () => (await import('@berea/validation')).encyclopediaCategoryResponse;

/** Call 13: the entry names of a category. */
const categoryQuery = (host: Host, category: EncyclopediaCategory) =>
  queryOptions({
    queryKey: ['encyclopedia-category', category],
    queryFn: async ({ signal }): Promise<CategoryListing> => {
      const { data } = await callAnonymously(host, 'encyclopedia-category', { category }, responseSchema, signal);
      return { ...data, title: data.title || encyclopediaCategories[category] };
    },
    ...publicQueryOptions,
  });

/** The entry names of a category, fetched once per page load. */
export function useEncyclopediaCategory(category: EncyclopediaCategory) {
  const host = useHost();
  return useQuery(categoryQuery(host, category));
}

/** The names of people, places and stories, as far as they are here: each list is fetched once per page load. Stable. */
export function useEncyclopediaNames(): readonly string[] {
  const host = useHost();
  return useQueries({ queries: named.map((category) => categoryQuery(host, category)), combine: namesOf });
}

/** Fetches the names of the people with an entry, unless they are here. Rejects as a call does. */
export function useEncyclopediaPeople(): () => Promise<readonly string[]> {
  const host = useHost();
  const client = useQueryClient();
  return async () => (await client.ensureQueryData(categoryQuery(host, 'people'))).items;
}

const named = ['people', 'places', 'parables', 'miracles'] as const;

const namesOf = (listings: readonly { readonly data: CategoryListing | undefined }[]): readonly string[] => [
  ...new Set(listings.flatMap(({ data }) => data?.items ?? [])),
];

const entrySchema = async () => (await import('@berea/validation')).encyclopediaEntryResponse;

/** Call 14: fetches the entry for a term. Caching is left to the screen. */
export async function fetchEncyclopediaEntry(
  host: Host,
  term: string,
  signal: AbortSignal,
): Promise<EncyclopediaEntry> {
  const { data } = await callAnonymously(host, 'encyclopedia-entry', { term }, entrySchema, signal);
  return { ...data, title: data.title || term };
}
