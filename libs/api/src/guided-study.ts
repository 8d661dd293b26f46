import { useHost } from '@berea/shell-api';
import { guidedStudyResponse, type GuidedStudy } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { skipToken, useQuery } from '@tanstack/react-query';
import { callFunction } from './function-call.ts';
import { lasting } from './lasting-query.ts';
import { quotedVersion } from './quoted-version.ts';

/** Call 19: a study of a topic, quoting a version. */
export async function fetchGuidedStudy(client: SupabaseClient, topic: string, bibleId: string, signal?: AbortSignal): Promise<GuidedStudy> {
  const { study } = await callFunction(client, 'guided-study', { topic, ...quotedVersion(bibleId) }, guidedStudyResponse, signal);
  return study;
}

/** The study of a topic; idle while there is none. */
export function useGuidedStudy(topic: string | undefined, bibleId: string) {
  const { client } = useHost();
  return useQuery({
    queryKey: ['guided-study', bibleId, topic?.toLowerCase()],
    queryFn: topic === undefined ? skipToken : ({ signal }) => fetchGuidedStudy(client, topic, bibleId, signal),
    ...lasting,
  });
}
