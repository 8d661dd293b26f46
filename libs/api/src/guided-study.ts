import { useHost } from '@berea/shell-api';
import type { GuidedStudyResponse } from '@berea/validation';
import { callFunction } from './function-call.ts';
import { quotedVersion } from './quoted-version.ts';
import { useAnswer } from './use-answer.ts';

const responseSchema = async () => (await import('@berea/validation')).guidedStudyResponse;

/** Call 19: a study of a topic, quoting a version, with `care` if the topic signals danger; idle while `topic` is undefined. */
export function useGuidedStudy(topic: string | undefined, bibleId: string) {
  const host = useHost();
  const answer = async (asked: string, signal: AbortSignal): Promise<GuidedStudyResponse> => {
    const body = { topic: asked, ...quotedVersion(bibleId) };
    const { study, care } = await callFunction(host, 'guided-study', body, responseSchema, signal);
    return { study: { ...study, title: study.title || asked }, care };
  };
  return useAnswer(['guided-study', bibleId, topic?.toLowerCase()], topic, answer);
}
