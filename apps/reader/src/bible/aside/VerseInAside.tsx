import { useChapter, useChapterContext } from '@berea/api';
import { formatReference, type VersePlace, type Version } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';
import { Button, LinkButton, LoadingText, makeStyles, Notice, sectionTitle, serifText, tokens } from '@berea/ui';
import { parseChapter, verseText } from '@berea/ui/scripture';
import { useMemo } from 'react';
import { useQueryFor } from '../../versions/use-version-read.ts';
import { failureText } from '../failure-text.ts';

const useStyles = makeStyles({
  text: { margin: '0 0 10px', ...serifText(500, 1.5), overflowWrap: 'break-word' },
  read: { marginInlineStart: '-12px' },
  title: { ...sectionTitle, margin: '20px 0 6px' },
  paragraph: { margin: '0 0 10px', fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase400 },
});

/** A verse with its context, and the way to its chapter. */
export function VerseInAside({ place, version }: { place: VersePlace; version: Version }) {
  const styles = useStyles();
  const queryFor = useQueryFor();
  const chapter = useChapter(place, version.id);
  const context = useChapterContext(place, version.id);
  const text = useMemo(
    () => chapter.data && verseText(parseChapter(chapter.data.content), place.verse),
    [chapter.data, place.verse],
  );
  return (
    <>
      {chapter.isError && (
        <Notice onRetry={() => void chapter.refetch()} retrying={chapter.isFetching}>
          {failureText(chapter.error, place, version)}
        </Notice>
      )}
      {chapter.isPending && <LoadingText label="Loading Scripture..." lines={3} />}
      {text !== undefined && (
        <p className={styles.text} lang={version.language}>
          {text || `${version.name} has no text for ${formatReference(place)}.`}
        </p>
      )}
      <LinkButton
        className={styles.read}
        data-read=""
        href={bibleAddress(place) + queryFor(version.id)}
        appearance="subtle"
      >
        Read in its chapter
      </LinkButton>
      <h3 className={styles.title}>Context</h3>
      {context.isPending && <LoadingText label="Loading context..." lines={4} />}
      {context.isError && (
        <>
          <p className={styles.paragraph}>Failed to load verse context.</p>
          <Button disabled={context.isFetching} onClick={() => void context.refetch()}>
            Try again
          </Button>
        </>
      )}
      {context.data?.contextSummary.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </>
  );
}
