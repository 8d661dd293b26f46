import { chapterName, sizeOf, type Place } from '@berea/scripture';
import { makeStyles, textSize, tokens } from '@berea/ui';

const useStyles = makeStyles({
  text: { margin: '24px 0 8px', ...textSize(400), color: tokens.colorNeutralForeground1, overflowWrap: 'anywhere' },
});

interface NoSuchPlaceProps {
  /** The parts of the address as they were typed. */
  asked: {
    readonly book?: string | undefined;
    readonly chapter?: string | undefined;
    readonly verse?: string | undefined;
  };
  /** What exists of it. */
  place: Place;
}

/** Says which part of an address names no book, chapter or verse. Nothing where all of it exists. */
export function NoSuchPlace({ asked, place: { book, chapter, verse } }: NoSuchPlaceProps) {
  const styles = useStyles();
  if (!book)
    return asked.book === undefined ? null : (
      <p role="alert" className={styles.text}>
        “{asked.book}” is not a book of the Bible.
      </p>
    );
  const missing = chapter === undefined ? asked.chapter : asked.verse;
  if (missing === undefined || verse !== undefined) return null;
  const name = chapter === undefined ? book.name : chapterName({ book, chapter });
  return (
    <p role="status" className={styles.text}>
      There is no {book.name} {chapter === undefined ? missing : `${chapter}:${missing}`}. {name} has{' '}
      {sizeOf({ book, ...(chapter !== undefined && { chapter }) })}.
    </p>
  );
}
