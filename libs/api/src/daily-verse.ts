import { useHost } from '@berea/shell-api';
import { readDailyVerse, type DailyVerse } from '@berea/validation';
import { useQuery } from '@tanstack/react-query';
import { CallFailure } from './call-failure.ts';

/**
 * Call 1: fetches the verse of a day. A plain GET without a bearer token.
 * @param date '2026-11-28'; default: today in UTC
 * @throws CallFailure, also when there is no verse
 */
export async function fetchDailyVerse(
  supabaseUrl: string,
  { date, signal }: { date?: string; signal?: AbortSignal } = {},
): Promise<DailyVerse> {
  const query = new URLSearchParams({ format: 'json', ...(date !== undefined && { date }) });
  const answer = await fetch(`${supabaseUrl}/functions/v1/daily-verse?${query}`, signal ? { signal } : {});
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
    queryFn: ({ signal }) => fetchDailyVerse(supabaseUrl, { signal }),
    staleTime: Infinity,
  });
}
