import { useHost, type Host } from '@berea/shell-api';
import type { TextSource } from '@berea/validation';
import { useQuery } from '@tanstack/react-query';
import { immutableQueryOptions } from './immutable-query.ts';
import { sendRequest } from './rest-request.ts';
import { schemaFrom } from './schema-of.ts';

/**
 * Fetches all imported texts with licence and origin, sorted by name; a row that cannot be read is left out. @throws
 * CallFailure
 */
async function fetchSources(host: Host, signal?: AbortSignal): Promise<TextSource[]> {
  const schema = schemaFrom(async () => {
    const { receivedItems, textSource } = await import('@berea/validation');
    return receivedItems(textSource);
  });
  const rows = await sendRequest(
    host,
    (client) =>
      client
        .from('sources')
        .select('id,kind,name,language,licence,licence_url,origin,origin_url,package_version,counts')
        .order('name'),
    signal,
  );
  return (await schema).parse(rows);
}

/** All imported texts, with licence and origin. */
export function useSources() {
  const host = useHost();
  return useQuery({
    queryKey: ['sources'],
    queryFn: ({ signal }) => fetchSources(host, signal),
    ...immutableQueryOptions,
  });
}
