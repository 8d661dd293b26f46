import { CallFailure, type useChapter } from '@berea/api';
import type { ChapterPlace, Version } from '@berea/scripture';
import { isRetryable } from '@berea/shell-api';
import { LoadingText, Notice } from '@berea/ui';
import type { ReactNode } from 'react';
import { useChapterStyles } from './chapter-styles.ts';
import { failureText } from './failure-text.ts';

interface ChapterFailureProps {
  error: Error;
  place: ChapterPlace;
  version: Version;
  onRetry: () => void;
  retrying: boolean;
  actions?: ReactNode;
}

interface ChapterMissingProps extends Pick<ChapterFailureProps, 'place' | 'version' | 'actions'> {
  chapter: ReturnType<typeof useChapter>;
}

/** Says that a chapter is loading or could not be loaded; renders nothing once it is there. */
export function ChapterMissing({ chapter: { error, isPending, isFetching, refetch }, ...about }: ChapterMissingProps) {
  const styles = useChapterStyles();
  const label = 'Loading Scripture...';
  if (isPending)
    return <LoadingText label={label} lines={9} visibleLabel={<p className={styles.loading}>{label}</p>} />;
  return error && <ChapterFailure error={error} onRetry={() => void refetch()} retrying={isFetching} {...about} />;
}

/** Why a chapter is not shown. A missing connection is named first, because then the version is not the cause. */
export function ChapterFailure({ error, place, version, onRetry, retrying, actions }: ChapterFailureProps) {
  const unanswered = error instanceof CallFailure && error.status === 0;
  return (
    <Notice
      title={navigator.onLine ? unanswered && 'Berea cannot be reached' : 'You seem to be offline'}
      detail={unanswered ? 'Chapters that you opened on this device can still be read.' : undefined}
      onRetry={isRetryable(error) ? onRetry : undefined}
      retrying={retrying}
      actions={actions}
    >
      {failureText(error, place, version)}
    </Notice>
  );
}
