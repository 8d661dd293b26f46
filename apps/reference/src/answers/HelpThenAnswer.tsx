import { useCareHelp } from '@berea/api';
import { HelpFirst } from '@berea/ui/care';
import type { Care } from '@berea/validation';
import type { ReactNode } from 'react';

interface HelpThenAnswerProps<Answer> {
  /** The text as typed. */
  readonly text: string;
  /** The answer, if it was loaded before this page was opened. */
  readonly known: Answer | undefined;
  readonly asked: {
    readonly data: Answer | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (answer: Answer) => ReactNode;
}

/** Help for a crisis text, then the answer to it. */
export function HelpThenAnswer<Answer extends { readonly care?: Care | undefined }>({
  text,
  known,
  asked: { data, isError, isFetching, refetch },
  children,
}: HelpThenAnswerProps<Answer>) {
  const answer = known ?? data;
  const help = useCareHelp(text, { care: answer?.care, isError, answered: answer !== undefined });
  return (
    <HelpFirst
      help={help.care}
      possible={help.possible}
      failed={isError}
      fetching={isFetching}
      onRetry={() => void refetch()}
    >
      {answer && children(answer)}
    </HelpFirst>
  );
}
