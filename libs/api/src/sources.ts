import { useHost } from '@berea/shell-api';
import { receivedItems, textSource, type TextSource } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { immutableQueryOptions } from './immutable-query.ts';
import { sendRequest } from './rest-request.ts';

/**
 * Fetches all imported texts with licence and origin, sorted by name; a row that cannot be read is left out. @throws
 * CallFailure
 */
async function fetchSources(client: SupabaseClient, signal?: AbortSignal): Promise<TextSource[]> {
  const rows = client
    .from('sources')
    .select('id,kind,name,language,licence,licence_url,origin,origin_url,package_version,counts')
    .order('name');
  return receivedItems(textSource).parse(await sendRequest(rows, signal));
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
