import { useHost, useLocation } from '@berea/shell-api';
import { useEffect, useRef, type RefObject } from 'react';

/** The fields of a TanStack Query result that are needed here. */
interface QueryState {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly isSuccess: boolean;
  readonly errorUpdateCount: number;
  refetch(): unknown;
}

/**
 * Manages focus and the error toast of a question form. On success, the answer's heading gets the focus, because the
 * pressed button is unmounted with the form. On failure, a toast with a retry is shown and the field gets the focus. On
 * the first page load the focus is left to the browser.
 */
export function useOutcome(
  { isError, isFetching, isSuccess, errorUpdateCount, refetch }: QueryState,
  heading: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): void {
  const { toast } = useHost();
  const submitted = useRef(useLocation().key !== 'default');
  const failed = isError && !isFetching;
  useEffect(() => {
    if (!failed) return;
    toast({
      title: 'Unable to get answer',
      description: 'Please try again in a moment.',
      kind: 'destructive',
      action: { label: 'Try again', run: () => void refetch() },
    });
    submitted.current = true;
    field.current?.focus();
  }, [failed, errorUpdateCount, toast, refetch, field]);
  useEffect(() => {
    if (!isSuccess || !submitted.current) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isSuccess, heading]);
}
