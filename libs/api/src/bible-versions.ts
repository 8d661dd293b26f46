import { useHost } from '@berea/shell-api';
import { useQuery } from '@tanstack/react-query';
import { callAnonymously } from './function-call.ts';
import { immutableQueryOptions } from './immutable-query.ts';

const responseSchema = async () => (await import('@berea/validation')).versionsResponse;

/**
 * The identifiers of the versions that have a text on this installation; undefined while that is not known.
 * @param wanted whether to ask; false until somebody is about to see it
 */
export function useVersionsHere(wanted: boolean): readonly string[] | undefined {
  const host = useHost();
  const { data } = useQuery({
    queryKey: ['bible-versions'],
    queryFn: ({ signal }) => callAnonymously(host, 'bible-versions', {}, responseSchema, signal),
    ...immutableQueryOptions,
    enabled: wanted,
  });
  return data?.data.here;
}
