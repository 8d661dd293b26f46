import type { ChapterPlace } from '@berea/scripture';
import { isRetryable } from '@berea/shell-api';
import { LoadingText, Notice } from '@berea/ui';
import { failureText } from '../failure-text.ts';
import type { ColumnState } from './column-state.ts';

/** Why a column has no text: it is loading, or it failed. */
export function ColumnStatus({ state, place }: { state: ColumnState; place: ChapterPlace }) {
  const { version, error, retrying, retry } = state;
  if (!error) return <LoadingText label={`Loading ${version.name}...`} lines={5} />;
  return (
    <Notice
      onRetry={isRetryable(error) ? retry : undefined}
      retrying={retrying}
      detail={navigator.onLine ? undefined : 'You seem to be offline.'}
    >
      {failureText(error, place, version)}
    </Notice>
  );
}
