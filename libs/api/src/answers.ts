import { useHost } from '@berea/shell-api';
import type { ApologeticsAnswer, Care, GuidedStudyResponse, QuestionAnswer } from '@berea/validation';
import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query';
import { CallFailure } from './call-failure.ts';
import { useForgetCare } from './care.ts';
import { callAnonymously, callFunction } from './function-call.ts';
import { immutableQueryOptions, publicQueryOptions } from './immutable-query.ts';
import { quotedVersion } from './quoted-version.ts';

/**
 * The answer to a text that somebody typed; idle while it is undefined. One that concerns danger does not stay in
 * memory (`useForgetCare`).
 */
function useAnswer<Answer extends { readonly care?: Care | undefined }>(
  queryKey: QueryKey,
  text: string | undefined,
  answerTo: (text: string, signal: AbortSignal) => Promise<Answer>,
  options: typeof immutableQueryOptions = immutableQueryOptions,
) {
  const answer = useQuery({
    queryKey,
    queryFn: text === undefined ? skipToken : ({ signal }) => answerTo(text, signal),
    ...options,
  });
  useForgetCare(queryKey, answer.data?.care);
  return answer;
}

const apologeticsSchema = async () => (await import('@berea/validation')).apologeticsResponse;

/** Call 16: the answer to an objection, quoting verses from the given version; idle while `objection` is undefined. */
export function useApologeticsAnswer(objection: string | undefined, bibleId: string) {
  const host = useHost();
  const answer = async (asked: string, signal: AbortSignal): Promise<ApologeticsAnswer> => {
    const body = { objection: asked, ...quotedVersion(bibleId) };
    const { data } = await callAnonymously(host, 'apologetics-answer', body, apologeticsSchema, signal);
    if (!data) throw new CallFailure('The answer is empty.', 200);
    return { ...data, objection: data.objection || asked };
  };
  return useAnswer(['apologetics-answer', bibleId, objection], objection, answer);
}

const questionSchema = async () => (await import('@berea/validation')).scriptureQuestionResponse;

/** Call 15: an answer in plain English, with verses in the given version; idle while `question` is undefined. */
export function useScriptureQuestion(question: string | undefined, bibleId: string) {
  const host = useHost();
  const answer = async (asked: string, signal: AbortSignal): Promise<QuestionAnswer> => {
    const body = { question: asked, ...quotedVersion(bibleId) };
    const { data } = await callAnonymously(host, 'scripture-question', body, questionSchema, signal);
    return { ...data, question: data.question || asked };
  };
  // The host renders the addresses of our cards only.
  return useAnswer(['scripture-question', bibleId, question], question, answer, publicQueryOptions);
}

const studySchema = async () => (await import('@berea/validation')).guidedStudyResponse;

/** Call 19: a study of a topic, with verses in a version and `care` if it signals danger; idle while it is undefined. */
export function useGuidedStudy(topic: string | undefined, bibleId: string) {
  const host = useHost();
  const answer = async (asked: string, signal: AbortSignal): Promise<GuidedStudyResponse> => {
    const body = { topic: asked, ...quotedVersion(bibleId) };
    const { study, care } = await callFunction(host, 'guided-study', body, studySchema, signal);
    return { study: { ...study, title: study.title || asked }, care };
  };
  return useAnswer(['guided-study', bibleId, topic?.toLowerCase()], topic, answer);
}
