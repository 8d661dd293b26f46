import { recogniseTyped } from '@berea/api';
import {
  failureToast,
  useFailureToast,
  useLocation,
  useNavigate,
  usePageDescription,
  usePageHeading,
  useTakePrivately,
} from '@berea/shell-api';
import type { TextDraft } from '@berea/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { useScrollToTop } from './scroll-to-top.ts';

/** The fields of a TanStack Query result that are needed here. */
interface Query {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly isSuccess: boolean;
  readonly errorUpdateCount: number;
  refetch(): unknown;
}

interface AskingOptions {
  /** The valid text of the URL. */
  asked: string | undefined;
  /** The answer to it. */
  answer: Query;
  /** Where the form keeps what is typed. It is forgotten with its answer. */
  draft: TextDraft & { forget(answered: string): void };
  /** The document title. */
  title: string;
  /** What is said about the page where it is shared. */
  description: string | undefined;
  /** The URL that asks a text. */
  address: (text: string) => string;
  /** The page that shows help first. */
  helpAddress: string;
}

/** What a screen with a form and an answer needs. */
interface Asking<Field extends HTMLElement> {
  /** For the page heading, which gets the focus when the answer is there. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** For the form's field, which gets the focus when asking failed. */
  readonly field: RefObject<Field | null>;
  /** Asks a text: a new one by its URL, the same one again. A crisis goes to the help without its text in the URL. */
  ask(text: string): unknown;
}

/** The behaviour of a screen that asks the text of its URL: title, scroll position, focus, error toast and asking. */
export function useAsking<Field extends HTMLElement>({
  asked,
  answer,
  draft,
  title,
  description,
  address,
  helpAddress,
}: AskingOptions): Asking<Field> {
  useScrollToTop();
  const navigate = useNavigate();
  const takePrivately = useTakePrivately();
  const heading = usePageHeading(title);
  usePageDescription(() => description);
  const field = useRef<Field>(null);
  useOutcome(answer, heading, field);
  const answered = answer.isSuccess ? asked : undefined;
  useEffect(() => {
    if (answered !== undefined) draft.forget(answered);
  }, [answered, draft]);
  return {
    heading,
    field,
    ask: async (text) => {
      if (await recogniseTyped(text)) return takePrivately({ text }, helpAddress);
      return text === asked ? answer.refetch() : navigate(address(text));
    },
  };
}

/**
 * Manages focus and the error toast. On success, the answer's heading gets the focus, because the pressed button is
 * unmounted with the form. On failure, a toast with a retry is shown and the field gets the focus. On the first page
 * load the focus is left to the browser.
 */
function useOutcome(answer: Query, heading: RefObject<HTMLElement | null>, field: RefObject<HTMLElement | null>): void {
  const { isError, isFetching, isSuccess, errorUpdateCount, refetch } = answer;
  const submitted = useRef(useLocation().key !== 'default');
  const failed = isError && !isFetching;
  useFailureToast(
    answer,
    failureToast('Please try again in a moment.', {
      title: 'Unable to get answer',
      action: { label: 'Try again', run: () => void refetch() },
    }),
  );
  useEffect(() => {
    if (!failed) return;
    submitted.current = true;
    field.current?.focus();
  }, [failed, errorUpdateCount, field]);
  useEffect(() => {
    if (!isSuccess || !submitted.current) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isSuccess, heading]);
}
