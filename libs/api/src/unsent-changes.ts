import { isRetryable } from '@berea/shell-api';
import {
  onlineManager,
  useMutationState,
  useQueryClient,
  type Mutation,
  type MutationCache,
  type MutationState,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { isStillPending, pendingChanges, removePendingChange } from './pending-changes.ts';
import { CallFailure } from './call-failure.ts';
import { isSessionEnded } from './rest-request.ts';
import type { NamedTable, VerseChange, VerseRow, VerseTable } from './verse-table.ts';

/** A change with its owner: the variables of a mutation of `useChangeVerseRow`. */
export interface OwnedChange<Row extends VerseRow = VerseRow> extends VerseChange<Row> {
  readonly userId: string;
  /**
   * 'reported': the outcome goes to the callbacks. 'awaited': the caller awaits the change and reports a failure.
   * 'resent': the change is from before the page load, and its success is not reported. 'again': it failed on this page
   * before; that it still waits is not reported again.
   */
  readonly mode: 'reported' | 'awaited' | 'resent' | 'again';
  /** Whether the browser stored it: then it may also be sent, or replaced, by another tab. */
  readonly stored: boolean;
}

type VerseMutation = Mutation<unknown, Error, OwnedChange>;

/** How often changes that could not be sent are tried again, while the page is open. Milliseconds. */
const resendEvery = 30_000;

/**
 * Whether the server may still take a change that failed: it was not reached, has a fault of its own, or the session is
 * lost. Anything else is a refusal.
 */
export const mayStillBeTaken = (error: unknown): boolean => isRetryable(error) || isSessionEnded(error);

/** Whether a change was refused because both its text and what was written elsewhere do not fit into one row. */
export const isChangedElsewhere = (error: unknown): boolean => error instanceof CallFailure && error.status === 409;

/** Whether a change is shown although the server does not have it. What failed in an open editor is shown there. */
const isShown = ({ status, error, variables }: MutationState<unknown, Error, OwnedChange>): boolean =>
  status === 'pending' || (status === 'error' && variables?.mode !== 'awaited' && mayStillBeTaken(error));

/** The changes of a table that the server does not have, oldest first, each with the time at which it was sent last. */
export const useUnsentChanges = <Row extends VerseRow>({ name }: VerseTable<Row>) =>
  useMutationState({
    filters: { mutationKey: [name], predicate: (mutation) => isShown((mutation as VerseMutation).state) },
    select: ({ state }) => ({ ...(state.variables as OwnedChange<Row>), submittedAt: state.submittedAt }),
  });

/** Whether a change was stored and is not any more: it was replaced by a newer one, or another tab has sent it. */
export const isTakenOver = (table: NamedTable, change: OwnedChange): boolean =>
  change.stored && !isStillPending(table, change.userId, change);

type OwnedVerse = Pick<OwnedChange, 'userId' | 'verse_id'>;

const mutationsOf = (cache: MutationCache, { name }: NamedTable, { userId, verse_id }: OwnedVerse): VerseMutation[] =>
  (cache.findAll({ mutationKey: [name] }) as VerseMutation[]).filter(
    ({ state: { variables } }) => variables?.userId === userId && variables.verse_id === verse_id,
  );

/** Forgets earlier changes of the same verse that failed. */
export function forgetFailed(cache: MutationCache, table: NamedTable, change: OwnedVerse): void {
  for (const mutation of mutationsOf(cache, table, change))
    if (mutation.state.status === 'error') cache.remove(mutation);
}

/** Gives up what an editor could not save, when its text is discarded. */
export function giveUpAwaited(cache: MutationCache, table: NamedTable, verse: OwnedVerse): void {
  for (const mutation of mutationsOf(cache, table, verse)) {
    const { status, variables } = mutation.state;
    if (status !== 'error' || variables?.mode !== 'awaited') continue;
    removePendingChange(table, variables.userId, variables);
    cache.remove(mutation);
  }
}

/**
 * Sends what is stored of a user's changes: at once, when the network is back, and again and again as long as something
 * could not be sent. What failed in an open editor waits for its Save button, or for the next page load.
 * @param send keeps its identity
 */
export function useResend<Row extends VerseRow>(
  table: VerseTable<Row>,
  userId: string | undefined,
  send: (change: OwnedChange<Row>) => void,
): void {
  const queries = useQueryClient();
  useEffect(() => {
    const cache = queries.getMutationCache();
    if (userId === undefined) return;
    const resend = (): void => {
      // What another tab has sent meanwhile comes from the server.
      const takenOver = (cache.findAll({ mutationKey: [table.name], status: 'error' }) as VerseMutation[]).filter(
        ({ state: { variables } }) => variables?.userId === userId && isTakenOver(table, variables),
      );
      for (const mutation of takenOver) cache.remove(mutation);
      if (takenOver.length > 0) void queries.invalidateQueries({ queryKey: [table.name, userId] });
      for (const change of pendingChanges(table, userId)) {
        const { verse_id } = change;
        const known = mutationsOf(cache, table, { userId, verse_id }).filter(({ state }) => state.status !== 'success');
        if (known.some(({ state }) => state.status === 'pending' || state.variables?.mode === 'awaited')) continue;
        send({ ...change, userId, mode: known.length > 0 ? 'again' : 'resent', stored: true });
      }
    };
    resend();
    const timer = setInterval(resend, resendEvery);
    const stopWatching = onlineManager.subscribe((online) => online && resend());
    return () => {
      clearInterval(timer);
      stopWatching();
    };
  }, [queries, table, userId, send]);
}
