import { useChapterContext } from '@berea/api';
import { versionById, versions, type Reference } from '@berea/scripture';
import { bibleAddress, failureToast, useFailureToast, useSettings } from '@berea/shell-api';
import { LinkButton } from '@berea/ui';
import { ChapterContextDialog } from '@berea/ui/dialogs';

interface ReferenceContextProps {
  /** The reference as written in the text; the heading of the dialog. */
  reference: string;
  place: Reference;
  onClose: () => void;
}

/** A dialog with the chapter of a reference in the user's Bible version, scrolled to the first verse of a range. */
export function ReferenceContext({ reference, place, onClose }: ReferenceContextProps) {
  const { settings } = useSettings();
  const version = versionById(settings.bibleVersion) ?? versions[0]!;
  const context = useChapterContext({ ...place, verse: place.verse ?? 1 }, version.id);
  const failed = context.isError && !context.isFetching;
  useFailureToast(context, failureToast('Please try again.', { title: 'Failed to load chapter context' }));
  return (
    <ChapterContextDialog
      reference={reference}
      context={context.data}
      lastVerse={place.lastVerse}
      lang={version.language}
      failure={failed ? 'Failed to load chapter context.' : undefined}
      onRetry={() => void context.refetch()}
      onClose={onClose}
      actions={<LinkButton href={bibleAddress(place)}>Read in the Bible</LinkButton>}
    />
  );
}
