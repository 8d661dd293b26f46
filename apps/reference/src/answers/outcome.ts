import { useHost, useLocation } from '@berea/shell-api';
import { useEffect, useRef, type RefObject } from 'react';

/** What is known of a call by which something is asked. */
interface Asking {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly isSuccess: boolean;
  readonly errorUpdateCount: number;
  refetch(): unknown;
}

/**
 * What follows when an answer has come, or has not: the heading of the answer takes the focus, since what was pressed is gone with the form;
 * a failure is said, and the field has the focus again. On the first load the focus stays with the browser.
 */
export function useOutcome(
  { isError, isFetching, isSuccess, errorUpdateCount, refetch }: Asking,
  heading: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): void {
  const { toast } = useHost();
  const pressed = useRef(useLocation().key !== 'default');
  const failed = isError && !isFetching;
  useEffect(() => {
    if (!failed) return;
    toast({
      title: 'Unable to get answer',
      description: 'Please try again in a moment.',
      kind: 'destructive',
      action: { label: 'Try again', run: () => void refetch() },
    });
    pressed.current = true;
    field.current?.focus();
  }, [failed, errorUpdateCount, toast, refetch, field]);
  useEffect(() => {
    if (!isSuccess || !pressed.current) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isSuccess, heading]);
}
