import { useChapterContext } from '@berea/api';
import { shownPlace, versesIn, versionById, versions, type PassageReference } from '@berea/scripture';
import { bibleAddress, failureToast, useFailureToast, useNamedLinks, useSettings } from '@berea/shell-api';
import { LinkButton } from '@berea/ui';
import { ChapterContextDialog } from '@berea/ui/dialogs';

/** A dialog with the chapter of a reference in the user's Bible version, scrolled to the first verse of a range. */
export function ReferenceContext({ place, onClose }: { place: PassageReference; onClose: () => void }) {
  const { settings } = useSettings();
  const version = versionById(settings.bibleVersion) ?? versions[0]!;
  const context = useChapterContext({ ...place, verse: place.verse ?? 1 }, version.id);
  const reference = shownPlace(place);
  const collect = useNamedLinks()('collect', { passages: reference });
  const failed = context.isError && !context.isFetching;
  useFailureToast(context, failureToast('Please try again.', { title: 'Failed to load chapter context' }));
  return (
    <ChapterContextDialog
      reference={reference}
      context={context.data}
      lastVerse={place.lastChapter === undefined ? place.lastVerse : versesIn(place.book.id, place.chapter)}
      lang={version.language}
      failure={failed ? 'Failed to load chapter context.' : undefined}
      onRetry={() => void context.refetch()}
      onClose={onClose}
      actions={
        <>
          {collect !== undefined && (
            <LinkButton appearance="subtle" href={collect} title="Add it to a collection">
              Collect
            </LinkButton>
          )}
          <LinkButton href={bibleAddress(place)}>Read in the Bible</LinkButton>
        </>
      }
    />
  );
}
