import { useEffect, useEffectEvent } from 'react';
import { useHost, type Toast } from './host.ts';

/** The toast for a failure. @param special another title than 'Error', or a way to go on */
export const failureToast = (description: string, special: Pick<Partial<Toast>, 'title' | 'action'> = {}): Toast => ({
  title: 'Error',
  description,
  ...special,
  kind: 'destructive',
});

/** The fields of a TanStack Query result that tell its failures apart. */
interface QueryState {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly errorUpdateCount: number;
}

/** Shows a toast each time a query has failed, after its retry. */
export function useFailureToast({ isError, isFetching, errorUpdateCount }: QueryState, failure: Toast): void {
  const { toast } = useHost();
  const failed = isError && !isFetching;
  const show = useEffectEvent(() => toast(failure));
  useEffect(() => {
    if (failed) show();
  }, [failed, errorUpdateCount]);
}
