import { careResources, firstWords, recognise } from '@berea/care';
import type { Care } from '@berea/validation';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How long help waits for the words of the answer before it shows words of its own. Milliseconds. */
const waitForAnswer = 1_200;

/**
 * Takes an answer out of the cache together with the screen that shows it, where it carries help or where the text shows danger: neither
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

interface Asked {
  readonly isError: boolean;
  /** What the answer carries; undefined while there is none. */
  readonly care: Care | undefined;
}

/**
 * The help to show above an answer. What the answer carries, if it comes soon; otherwise, and where the call fails, the first words and
 * services that this page knows by itself. What is shown once stays: nobody's reading is interrupted.
 */
export function useCareHelp(text: string, { care, isError }: Asked): Care | undefined {
  const [late, setLate] = useState(false);
  const [shown, setShown] = useState<Care>();
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), waitForAnswer);
    return () => clearTimeout(timer);
  }, []);
  const help = shown ?? care ?? (late || isError ? ownHelp(text) : undefined);
  useEffect(() => setShown(help), [help]);
  return help;
}

function ownHelp(text: string): Care | undefined {
  const kind = recognise(text)?.kind;
  return kind && { kind, ...firstWords[kind], resources: careResources };
}
