import { useHost } from '@berea/shell-api';
import { useQuery } from '@tanstack/react-query';
import { immutableQueryOptions } from './immutable-query.ts';
import { sendRequest } from './rest-request.ts';
import { schemaFrom } from './schema-of.ts';

const columns = 'id,kind,name,language,licence,licence_url,origin,origin_url,package_version,counts';

const sourcesSchema = async () => {
  const { receivedItems, textSource } = await import('@berea/validation');
  return receivedItems(textSource);
};

/** All imported texts, with licence and origin, sorted by name; a row that cannot be read is left out. */
export function useSources() {
  const host = useHost();
  return useQuery({
    queryKey: ['sources'],
    queryFn: async ({ signal }) => {
      const schema = schemaFrom(sourcesSchema);
      const rows = await sendRequest(host, (client) => client.from('sources').select(columns).order('name'), signal);
      return (await schema).parse(rows);
    },
    ...immutableQueryOptions,
  });
}
