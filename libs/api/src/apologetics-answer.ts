import { useHost } from '@berea/shell-api';
import type { ApologeticsAnswer } from '@berea/validation';
import { CallFailure } from './call-failure.ts';
import { callAnonymously } from './function-call.ts';
import { quotedVersion } from './quoted-version.ts';
import { useAnswer } from './use-answer.ts';

const responseSchema = async () => (await import('@berea/validation')).apologeticsResponse;

/** Call 16: the answer to an objection, quoting verses from the given version; idle while `objection` is undefined. */
export function useApologeticsAnswer(objection: string | undefined, bibleId: string) {
  const host = useHost();
  const answer = async (asked: string, signal: AbortSignal): Promise<ApologeticsAnswer> => {
    const body = { objection: asked, ...quotedVersion(bibleId) };
    const { data } = await callAnonymously(host, 'apologetics-answer', body, responseSchema, signal);
    if (!data) throw new CallFailure('The answer is empty.', 200);
    return { ...data, objection: data.objection || asked };
  };
  return useAnswer(['apologetics-answer', bibleId, objection], objection, answer);
}
