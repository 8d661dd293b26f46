import { useHost, type Host } from '@berea/shell-api';
import type { GuidedStudyResponse } from '@berea/validation';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useForgetCare } from './care.ts';
import { callFunction } from './function-call.ts';
import { immutableQueryOptions } from './immutable-query.ts';
import { quotedVersion } from './quoted-version.ts';

/** Call 19: fetches a study of a topic, quoting a version; includes `care` if the topic signals danger. */
async function fetchGuidedStudy(
  host: Host,
  topic: string,
  bibleId: string,
  signal?: AbortSignal,
): Promise<GuidedStudyResponse> {
  const { study, care } = await callFunction(
    host,
    'guided-study',
    { topic, ...quotedVersion(bibleId) },
    async () => (await import('@berea/validation')).guidedStudyResponse,
    signal,
  );
  return { study: { ...study, title: study.title || topic }, care };
}

/** The study of a topic; idle while `topic` is undefined. */
export function useGuidedStudy(topic: string | undefined, bibleId: string) {
  const host = useHost();
  const queryKey = ['guided-study', bibleId, topic?.toLowerCase()];
  const answer = useQuery({
    queryKey,
    queryFn: topic === undefined ? skipToken : ({ signal }) => fetchGuidedStudy(host, topic, bibleId, signal),
    ...immutableQueryOptions,
  });
  useForgetCare(queryKey, answer.data?.care);
  return answer;
}
