import { useChapterContext } from '@berea/api';
import type { Version } from '@berea/scripture';
import { failureToast, useFailureToast } from '@berea/shell-api';
import { ChapterContextDialog } from '@berea/ui/dialogs';
import { verseReference, type Verse } from '../verses/verse.ts';

/** Loads and shows the context of a verse within its chapter. A failure shows a toast and a retry in the dialog. */
export function VerseContext({ verse, version, onClose }: { verse: Verse; version: Version; onClose: () => void }) {
  const context = useChapterContext({ ...verse.place, verse: verse.number }, version.id);
  const failed = context.isError && !context.isFetching;
  useFailureToast(context, failureToast('Failed to load verse context. Please try again.'));
  return (
    <ChapterContextDialog
      reference={verseReference(verse)}
      context={context.data}
      lang={version.language}
      failure={failed ? 'Failed to load verse context.' : undefined}
      onRetry={() => void context.refetch()}
      onClose={onClose}
    />
  );
}
