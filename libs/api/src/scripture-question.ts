import { useHost } from '@berea/shell-api';
import type { QuestionAnswer } from '@berea/validation';
import { publicQueryOptions } from './immutable-query.ts';
import { callAnonymously } from './function-call.ts';
import { quotedVersion } from './quoted-version.ts';
import { useAnswer } from './use-answer.ts';

const responseSchema = async () => (await import('@berea/validation')).scriptureQuestionResponse;

/** Call 15: an answer in plain English, with its supporting verses in the given version; idle while `question` is undefined. */
export function useScriptureQuestion(question: string | undefined, bibleId: string) {
  const host = useHost();
  const answer = async (asked: string, signal: AbortSignal): Promise<QuestionAnswer> => {
    const body = { question: asked, ...quotedVersion(bibleId) };
    const { data } = await callAnonymously(host, 'scripture-question', body, responseSchema, signal);
    return { ...data, question: data.question || asked };
  };
  // The host renders the addresses of our cards only.
  return useAnswer(['scripture-question', bibleId, question], question, answer, publicQueryOptions);
}
