import { chapterName, type Book } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';
import { focusRing, makeStyles, plainList, tokens, touchTarget } from '@berea/ui';

const useStyles = makeStyles({
  chapters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
    gap: '6px',
    maxWidth: '60ch',
    ...plainList,
  },
  chapter: {
    display: 'grid',
    placeContent: 'center',
    minHeight: '40px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ...focusRing(),
    ...touchTarget,
  },
});

/** Links to the chapters of a book, while none of them is open. */
export function BookChapters({ book }: { book: Book }) {
  const styles = useStyles();
  const chapters = Array.from({ length: book.chapters }, (_, at) => ({ book, chapter: at + 1 }));
  return (
    <ul className={styles.chapters} aria-label={`Chapters of ${book.name}`}>
      {chapters.map((place) => (
        <li key={place.chapter}>
          <a className={styles.chapter} href={bibleAddress(place)} aria-label={chapterName(place)}>
            {place.chapter}
          </a>
        </li>
      ))}
    </ul>
  );
}
