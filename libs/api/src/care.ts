import { loadCareRules, loadedCareRules, type CareRules, type Recognition } from '@berea/care';
import { useHydrated, whenIdle } from '@berea/shell-api';
import type { Care } from '@berea/validation';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';

/** How long to wait for help from the server before showing local help. Milliseconds. */
const answerTimeout = 1_200;

/**
 * The rules that recognise danger, loaded when they are wanted.
 * @returns undefined while they are loading; null when their code does not come, and the server alone decides
 */
function useCareRules(wanted: boolean): CareRules | null | undefined {
  const [rules, setRules] = useState<CareRules | null | undefined>(loadedCareRules);
  useEffect(() => {
    if (!wanted || rules !== undefined) return;
    let unmounted = false;
    const take = (loaded: CareRules | null) => unmounted || setRules(loaded);
    loadCareRules().then(take, () => take(null));
    return () => {
      unmounted = true;
    };
  }, [wanted, rules]);
  // Another may have loaded them meanwhile; to wait for them once more would take away what is shown.
  return rules === undefined ? loadedCareRules() : rules;
}

/**
 * What a text from the address tells of danger. It is asked before the text is sent or shown. The text of a page that came
 * with its content is asked about when the browser is idle: the host renders none that is recognised, as far as it knows.
 * @returns undefined while the rules are loading; null when nothing is recognised
 */
export function useRecognised(text: string): Recognition | null | undefined {
  const hydrated = useHydrated();
  const [cameWithPage] = useState(hydrated ? undefined : text);
  const isShown = text === cameWithPage;
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const unknown = text.trim() !== '';
  const rules = useCareRules(unknown && (isIdle || !isShown));
  const recognised = useMemo(() => rules?.recognise(text) ?? null, [rules, text]);
  if (!unknown || rules === null || !hydrated) return null;
  return rules ? recognised : isShown ? null : undefined;
}

/** Whether what is asked on a screen is known to tell of no danger: `Unrecognised` says so to what is in it. */
export const UnrecognisedContext = createContext(false);

/** What a typed text tells of danger. Resolves with undefined, too, when the rules cannot be loaded: the server asks again. */
export async function recogniseTyped(text: string): Promise<Recognition | undefined> {
  const rules = await loadCareRules().catch(() => undefined);
  return rules?.recognise(text);
}

/**
 * Whether a text that is looked up in the concordance is meant. Chance makes single words resemble danger a little:
 * "synagogue" does.
 */
const isMeant = (text: string, { by, level }: Recognition): boolean =>
  /\s/.test(text.trim()) || by !== 'resemblance' || level === 'danger';

/** `recogniseTyped` for what is looked up in the concordance, where each word of the Bible may be asked for. */
export async function recogniseLookedUp(text: string): Promise<Recognition | undefined> {
  const recognised = await recogniseTyped(text);
  return recognised && isMeant(text, recognised) ? recognised : undefined;
}

/** `useRecognised` for what is looked up in the concordance. */
export function useRecognisedLookedUp(text: string): Recognition | null | undefined {
  const recognised = useRecognised(text);
  return recognised && !isMeant(text, recognised) ? null : recognised;
}

/**
 * Loads the rules, and the page that shows help, when the browser is idle, so that they are there without a network too.
 * @param loadHelp stable
 */
export function useHelpSoon(loadHelp: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void Promise.all([loadCareRules(), loadHelp()]).catch(() => undefined)), [loadHelp]);
}

/**
 * Removes an answer from the query cache on unmount if it contains help or if the text may signal danger, so that
 * neither the text nor the answer stays in memory.
 */
export function useForgetCare(queryKey: QueryKey, care: Care | undefined): void {
  const queries = useQueryClient();
  const isUnrecognised = useContext(UnrecognisedContext);
  const forget = care !== undefined || !isUnrecognised;
  const key = JSON.stringify(queryKey);
  useEffect(() => {
    if (!forget) return;
    return () => queries.removeQueries({ queryKey: JSON.parse(key) as QueryKey, exact: true });
  }, [queries, key, forget]);
}

interface AnswerState {
  readonly isError: boolean;
  /** The answer has come. Where it has no help, the server found that the text merely resembles danger. */
  readonly answered: boolean;
  /** The help in the answer; undefined while there is none. */
  readonly care: Care | undefined;
}

/** Help to be shown above an answer. */
interface ShownHelp {
  readonly care: Care | undefined;
  /** Danger is only possible: an ordinary answer stands below, or is on its way. */
  readonly possible: boolean;
}

/**
 * The help to show above an answer. Uses the help in the answer if it arrives in time. Otherwise, or if the call fails,
 * falls back to local text and services. Once shown, the help does not change, so that reading is not interrupted; where
 * danger was only possible, it becomes larger when there is no ordinary answer.
 */
export function useCareHelp(text: string, { care, isError, answered }: AnswerState): ShownHelp {
  const [timedOut, setTimedOut] = useState(false);
  const [shown, setShown] = useState<ShownHelp>();
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), answerTimeout);
    return () => clearTimeout(timer);
  }, []);
  const rules = useCareRules(true);
  const recognised = useMemo(() => rules?.recognise(text), [rules, text]);
  const isLate = timedOut && !answered;
  const help = shown?.care ?? care ?? (isLate || isError ? localHelp(recognised, rules) : undefined);
  const first = care
    ? care.situation === undefined && recognised?.level !== 'danger'
    : recognised?.level === 'possible';
  const possible = (shown?.possible ?? first) && !isError && care?.situation === undefined;
  useEffect(() => {
    if (help) setShown({ care: help, possible });
  }, [help, possible]);
  return { care: help, possible };
}

function localHelp(recognised: Recognition | undefined, rules: CareRules | null | undefined): Care | undefined {
  return (
    recognised && { kind: recognised.kind, ...rules!.firstWords[recognised.kind], resources: rules!.careResources }
  );
}
