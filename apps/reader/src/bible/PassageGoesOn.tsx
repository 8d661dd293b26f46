import { shownPlace, type PassageReference } from '@berea/scripture';
import { bibleAddress, useLocation } from '@berea/shell-api';
import { hideInPrint, makeStyles, plainText, quietLink } from '@berea/ui';

const useStyles = makeStyles({
  text: { margin: '0 0 16px', ...plainText, ...hideInPrint },
  link: quietLink,
});

/** At the end of a chapter: where a passage that goes beyond it is read on. */
export function PassageGoesOn({ passage }: { passage: PassageReference }) {
  const styles = useStyles();
  const { search } = useLocation();
  const rest = afterChapter(passage);
  return (
    <p className={styles.text}>
      {shownPlace(passage)} goes on:{' '}
      <a className={styles.link} href={bibleAddress(rest) + search}>
        {shownPlace(rest)}
      </a>
    </p>
  );
}

/** The part of a passage across chapters that is in its later chapters. */
function afterChapter({ book, chapter, verse, lastChapter, lastVerse }: PassageReference): PassageReference {
  const next = { book, chapter: chapter + 1, lastChapter: lastChapter === chapter + 1 ? undefined : lastChapter };
  if (verse === undefined) return next;
  const oneVerse = next.lastChapter === undefined && lastVerse === 1;
  return { ...next, verse: 1, lastVerse: oneVerse ? undefined : lastVerse };
}
