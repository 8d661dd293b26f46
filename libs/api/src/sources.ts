import { useHost } from '@berea/shell-api';
import { textSource, type TextSource } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { CallFailure } from './function-call.ts';
import { immutableQueryOptions } from './immutable-query.ts';

/**
 * Fetches all imported texts with licence and origin, sorted by name. @throws CallFailure, or ZodError for an invalid
 * row
 */
export async function fetchSources(client: SupabaseClient, signal?: AbortSignal): Promise<TextSource[]> {
  const query = client
    .from('sources')
    .select('id,kind,name,language,licence,licence_url,origin,origin_url,package_version,counts')
    .order('name')
    .retry(false);
  const { data, error, status } = await (signal ? query.abortSignal(signal) : query);
  if (error) throw new CallFailure(error.message, status, error.code);
  return z.array(textSource).parse(data);
}

/** All imported texts, with licence and origin. */
export function useSources() {
  const { client } = useHost();
  return useQuery({
    queryKey: ['sources'],
    queryFn: ({ signal }) => fetchSources(client, signal),
    ...immutableQueryOptions,
  });
}
