import { careResources, firstWords, recognise } from '@berea/care';
import type { Care } from '@berea/validation';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How long to wait for help from the server before showing local help. Milliseconds. */
const answerTimeout = 1_200;

/**
 * Removes an answer from the query cache on unmount if it contains help or if the text signals danger, so that neither
 * the text nor the answer stays in memory.
 */
export function useForgetCare(queryKey: QueryKey, text: string | undefined, care: Care | undefined): void {
  const queries = useQueryClient();
  const forget = care !== undefined || (text !== undefined && recognise(text) !== undefined);
  const key = JSON.stringify(queryKey);
  useEffect(() => {
    if (!forget) return;
    return () => queries.removeQueries({ queryKey: JSON.parse(key) as QueryKey, exact: true });
  }, [queries, key, forget]);
}

interface AnswerState {
  readonly isError: boolean;
  /** The help in the answer; undefined while there is none. */
  readonly care: Care | undefined;
}

/**
 * The help to show above an answer. Uses the help in the answer if it arrives in time. Otherwise, or if the call fails,
 * falls back to local text and services. Once shown, the help does not change, so that reading is not interrupted.
 */
export function useCareHelp(text: string, { care, isError }: AnswerState): Care | undefined {
  const [timedOut, setTimedOut] = useState(false);
  const [shown, setShown] = useState<Care>();
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), answerTimeout);
    return () => clearTimeout(timer);
  }, []);
  const help = shown ?? care ?? (timedOut || isError ? localHelp(text) : undefined);
  useEffect(() => setShown(help), [help]);
  return help;
}

function localHelp(text: string): Care | undefined {
  const kind = recognise(text)?.kind;
  return kind && { kind, ...firstWords[kind], resources: careResources };
}
