import { bookById } from '@berea/scripture';
import { bibleAddress, useLastPlace } from '@berea/shell-api';
import { LinkButton, makeStyles, textSize, tokens } from '@berea/ui';

const useStyles = makeStyles({
  title: { margin: '20px 0 6px', fontFamily: tokens.fontFamilySerif, fontWeight: 520, ...textSize(600) },
  text: { margin: '0 0 20px', maxWidth: '56ch', color: tokens.colorNeutralForeground3, ...textSize(400) },
});

/** Where somebody who has marked nothing yet can start: the chapter read last, or John 1. */
export function NothingMarked() {
  const styles = useStyles();
  const last = useLastPlace();
  const place = last ?? { book: bookById('John')!, chapter: 1 };
  return (
    <>
      <h2 className={styles.title}>Nothing marked yet</h2>
      <p className={styles.text}>
        In a chapter, right-click a verse, hold a finger on it, or press Enter on it: highlight it, or add a note. It is
        listed here from then on.
      </p>
      <LinkButton href={bibleAddress(place)} appearance="primary" size="large">
        {last ? 'Continue' : 'Read'} {place.book.name} {place.chapter}
      </LinkButton>
    </>
  );
}
