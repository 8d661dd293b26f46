import { useHost } from '@berea/shell-api';
import type { DailyVerse } from '@berea/validation';
import { useQuery } from '@tanstack/react-query';
import { CallFailure } from './call-failure.ts';
import { schemaFrom } from './schema-of.ts';

/** Call 1: fetches today's verse. A plain GET without a bearer token. */
async function fetchDailyVerse(supabaseUrl: string, signal?: AbortSignal): Promise<DailyVerse> {
  const schema = schemaFrom(async () => (await import('@berea/validation')).dailyVerseResponse);
  const answer = await fetch(`${supabaseUrl}/functions/v1/daily-verse?format=json`, { signal });
  if (!answer.ok) throw new CallFailure('The daily verse did not come.', answer.status);
  return (await schema).parse(await answer.json()).verse.details;
}

/** Today's verse, fetched once per page load. */
export function useDailyVerse() {
  const { supabaseUrl } = useHost();
  return useQuery({
    queryKey: ['daily-verse', new Date().toISOString().slice(0, 10)],
    queryFn: ({ signal }) => fetchDailyVerse(supabaseUrl, signal),
    staleTime: Infinity,
  });
}
