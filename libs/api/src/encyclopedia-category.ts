import { useHost, type Host } from '@berea/shell-api';
import {
  encyclopediaCategories,
  encyclopediaCategoryResponse,
  type CategoryListing,
  type EncyclopediaCategory,
} from '@berea/validation';
import { useQuery } from '@tanstack/react-query';
import { immutableQueryOptions } from './immutable-query.ts';
import { callAnonymously } from './anonymous-call.ts';

/** Call 13: fetches the entry names of a category. */
async function fetchEncyclopediaCategory(
  host: Host,
  category: EncyclopediaCategory,
  signal?: AbortSignal,
): Promise<CategoryListing> {
  const { data } = await callAnonymously(
    host,
    'encyclopedia-category',
    { category },
    encyclopediaCategoryResponse,
    signal,
  );
  return { ...data, title: data.title || encyclopediaCategories[category] };
}

/** The entry names of a category, fetched once per page load. */
export function useEncyclopediaCategory(category: EncyclopediaCategory) {
  const host = useHost();
  return useQuery({
    queryKey: ['encyclopedia-category', category],
    queryFn: ({ signal }) => fetchEncyclopediaCategory(host, category, signal),
    ...immutableQueryOptions,
  });
}
