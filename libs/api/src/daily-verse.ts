import { useHost } from '@berea/shell-api';
import { readDailyVerse, type DailyVerse } from '@berea/validation';
import { useQuery } from '@tanstack/react-query';
import { CallFailure } from './call-failure.ts';

/** Call 1: fetches today's verse. A plain GET without a bearer token. @throws CallFailure, also when there is no verse */
async function fetchDailyVerse(supabaseUrl: string, signal?: AbortSignal): Promise<DailyVerse> {
  const answer = await fetch(`${supabaseUrl}/functions/v1/daily-verse?format=json`, { signal });
  if (!answer.ok) throw new CallFailure('The daily verse did not come.', answer.status);
  const verse = readDailyVerse(await answer.json());
  if (!verse) throw new CallFailure('The answer has no verse.', answer.status);
  return verse;
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
