import { useChapterContext } from '@berea/api';
import type { Version } from '@berea/scripture';
import { useHost } from '@berea/shell-api';
import { ChapterContextDialog } from '@berea/ui/dialogs';
import { useEffect } from 'react';
import { verseReference, type Verse } from '../verses/verse.ts';

/** Loads and shows the context of a verse within its chapter. A failure shows a toast and a retry in the dialog. */
export function VerseContext({ verse, version, onClose }: { verse: Verse; version: Version; onClose: () => void }) {
  const { toast } = useHost();
  const { data, isError, isFetching, errorUpdateCount, refetch } = useChapterContext(
    { ...verse.place, verse: verse.number },
    version.id,
  );
  const failed = isError && !isFetching;
  useEffect(() => {
    if (failed)
      toast({ title: 'Error', description: 'Failed to load verse context. Please try again.', kind: 'destructive' });
  }, [failed, errorUpdateCount, toast]);
  return (
    <ChapterContextDialog
      reference={verseReference(verse)}
      context={data}
      lang={version.language}
      failure={failed ? 'Failed to load verse context.' : undefined}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
