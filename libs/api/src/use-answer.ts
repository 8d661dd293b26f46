import type { Care } from '@berea/validation';
import { skipToken, useQuery, type QueryKey } from '@tanstack/react-query';
import { useForgetCare } from './care.ts';
import { immutableQueryOptions } from './immutable-query.ts';

/**
 * The answer to a text that somebody typed; idle while it is undefined. One that concerns danger does not stay in memory
 * (`useForgetCare`).
 */
export function useAnswer<Answer extends { readonly care?: Care | undefined }>(
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
  useForgetCare(queryKey, text, answer.data?.care);
  return answer;
}
