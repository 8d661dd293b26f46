import { useHost, type Host } from '@berea/shell-api';
import type { QuestionAnswer } from '@berea/validation';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useForgetCare } from './care.ts';
import { publicQueryOptions } from './immutable-query.ts';
import { callAnonymously } from './function-call.ts';
import { quotedVersion } from './quoted-version.ts';

/** Call 15: fetches an answer in plain English, with its supporting verses in the given version. */
async function askScripture(
  host: Host,
  question: string,
  bibleId: string,
  signal?: AbortSignal,
): Promise<QuestionAnswer> {
  const { data } = await callAnonymously(
    host,
    'scripture-question',
    { question, ...quotedVersion(bibleId) },
    async () => (await import('@berea/validation')).scriptureQuestionResponse,
    signal,
  );
  return { ...data, question: data.question || question };
}

/** The answer to a question; idle while `question` is undefined. */
export function useScriptureQuestion(question: string | undefined, bibleId: string) {
  const host = useHost();
  const queryKey = ['scripture-question', bibleId, question];
  const answer = useQuery({
    queryKey,
    queryFn: question === undefined ? skipToken : ({ signal }) => askScripture(host, question, bibleId, signal),
    // The host renders the addresses of our cards only.
    ...publicQueryOptions,
  });
  useForgetCare(queryKey, answer.data?.care);
  return answer;
}
