import { chapterName, type ChapterPlace, formatReference, type PassageReference, shownPlace } from '@berea/scripture';
import { bibleAddress, useLocation, useNavigate } from '@berea/shell-api';
import { Button, hideInPrint, LinkButton, makeStyles, plainText, quietLink } from '@berea/ui';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', margin: '0 0 8px 12px' },
  text: { margin: '0 0 16px', ...plainText, ...hideInPrint },
  link: quietLink,
});

/** The end of a chapter that a reading plan led to. The screen of plans marks it as read, and shows what is next. */
export function PlanLinks({ place, plans }: { place: ChapterPlace; plans: string }) {
  const styles = useStyles();
  const navigate = useNavigate();
  return (
    <div className={styles.row}>
      <Button appearance="primary" onClick={() => void navigate(plans, { state: { read: formatReference(place) } })}>
        Mark {chapterName(place)} as read
      </Button>
      <LinkButton href={plans} appearance="subtle">
        Back to your reading plans
      </LinkButton>
    </div>
  );
}

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
