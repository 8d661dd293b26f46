import { useHost, type Host } from '@berea/shell-api';
import type { ApologeticsAnswer } from '@berea/validation';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useForgetCare } from './care.ts';
import { CallFailure } from './call-failure.ts';
import { immutableQueryOptions } from './immutable-query.ts';
import { callAnonymously } from './function-call.ts';
import { quotedVersion } from './quoted-version.ts';

/** Call 16: fetches the answer to an objection, quoting verses from the given version. */
async function answerObjection(
  host: Host,
  objection: string,
  bibleId: string,
  signal?: AbortSignal,
): Promise<ApologeticsAnswer> {
  const { data } = await callAnonymously(
    host,
    'apologetics-answer',
    { objection, ...quotedVersion(bibleId) },
    async () => (await import('@berea/validation')).apologeticsResponse,
    signal,
  );
  if (!data) throw new CallFailure('The answer is empty.', 200);
  return { ...data, objection: data.objection || objection };
}

/** The answer to an objection; idle while `objection` is undefined. */
export function useApologeticsAnswer(objection: string | undefined, bibleId: string) {
  const host = useHost();
  const queryKey = ['apologetics-answer', bibleId, objection];
  const answer = useQuery({
    queryKey,
    queryFn: objection === undefined ? skipToken : ({ signal }) => answerObjection(host, objection, bibleId, signal),
    ...immutableQueryOptions,
  });
  useForgetCare(queryKey, answer.data?.care);
  return answer;
}
