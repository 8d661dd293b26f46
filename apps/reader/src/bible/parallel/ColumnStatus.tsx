import type { ChapterPlace } from '@berea/scripture';
import { LoadingText } from '@berea/ui';
import { ChapterFailure } from '../ChapterFailure.tsx';
import type { ColumnState } from './column-state.ts';

/** Why a column has no text: it is loading, or it failed. */
export function ColumnStatus({ state, place }: { state: ColumnState; place: ChapterPlace }) {
  const { version, error, retrying, retry } = state;
  if (!error) return <LoadingText label={`Loading ${version.name}...`} lines={5} />;
  return <ChapterFailure error={error} place={place} version={version} onRetry={retry} retrying={retrying} />;
}
