import { checkBox, makeStyles, quietLink, touchTarget } from '@berea/ui';
import { addressFromPlan, shownChapter } from './plan-address.ts';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none' },
  item: { display: 'flex', alignItems: 'center', gap: '4px', minHeight: '34px', ...touchTarget },
  check: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '44px',
    height: '34px',
    marginLeft: '-12px',
    ...touchTarget,
  },
  box: checkBox,
  link: { ...quietLink, display: 'inline-flex', alignItems: 'center', ...touchTarget },
});

interface ChapterChecksProps {
  /** The accessible name of the list. */
  label: string;
  /** 'John 3' */
  chapters: readonly string[];
  read: ReadonlySet<string>;
  onMark: (chapter: string) => void;
  onUnmark: (chapter: string) => void;
}

/** Chapters to read: a link to each, from which the reader leads back, and a box that says that it was read. */
export function ChapterChecks({ label, chapters, read, onMark, onUnmark }: ChapterChecksProps) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={label}>
      {chapters.map((chapter) => (
        <li key={chapter} className={styles.item}>
          <label className={styles.check}>
            <input
              type="checkbox"
              className={styles.box}
              aria-label={`${shownChapter(chapter)}: read`}
              checked={read.has(chapter)}
              onChange={({ currentTarget: { checked } }) => (checked ? onMark(chapter) : onUnmark(chapter))}
            />
          </label>
          <a className={styles.link} href={addressFromPlan(chapter)}>
            {shownChapter(chapter)}
          </a>
        </li>
      ))}
    </ul>
  );
}
