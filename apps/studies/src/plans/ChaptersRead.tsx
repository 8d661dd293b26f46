import type { ReadingChange } from '@berea/api';
import { bookById, books, formatReference } from '@berea/scripture';
import { useHost, useLastPlace } from '@berea/shell-api';
import { counter, focusRing, makeStyles, mergeClasses, plainList, tokens, touchTarget } from '@berea/ui';
import { Picker } from '@berea/ui/pickers';
import type { ChapterRead } from '@berea/validation';
import { useMemo, useState } from 'react';
import { shownChapter } from './plan-address.ts';

const useStyles = makeStyles({
  book: { maxWidth: '320px' },
  count: { margin: '10px 0', ...counter },
  chapters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
    gap: '6px',
    ...plainList,
  },
  chapter: {
    width: '100%',
    minHeight: '40px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ...focusRing(),
    ...touchTarget,
  },
  read: {
    backgroundColor: tokens.colorBrandBackground2,
    border: `1px solid ${tokens.colorBrandStroke1}`,
    color: tokens.colorBrandForeground2,
    fontWeight: 600,
    ':hover': { backgroundColor: tokens.colorBrandBackground2 },
  },
});

interface ChaptersReadProps {
  read: readonly ChapterRead[];
  today: string;
  onChange: (change: ReadingChange) => void;
}

/** The chapters of a book, to mark those that were read, with a plan or without. */
export function ChaptersRead({ read, today, onChange }: ChaptersReadProps) {
  const styles = useStyles();
  const { toast } = useHost();
  const last = useLastPlace();
  const [bookId, setBookId] = useState<string>();
  const book = bookById(bookId ?? last?.book.id ?? 'Gen')!;
  const known = useMemo(() => Map.groupBy(read, ({ chapter }) => chapter), [read]);
  const options = useMemo(
    () =>
      books.map(({ id, name, chapters }) => {
        const done = Array.from({ length: chapters }, (_, at) => `${name} ${at + 1}`).filter((each) => known.has(each));
        return { value: id, label: done.length > 0 ? `${name} (${done.length} of ${chapters})` : name };
      }),
    [known],
  );
  const chapters = Array.from({ length: book.chapters }, (_, at) => formatReference({ book, chapter: at + 1 }));
  const toggle = (chapter: string) => {
    const rows = known.get(chapter);
    if (!rows) return onChange({ kind: 'add-read', read: [{ chapter, read_on: today }] });
    onChange({ kind: 'remove-read', read: rows });
    toast({
      title: `${shownChapter(chapter)} is no longer marked`,
      action: { label: 'Undo', run: () => onChange({ kind: 'add-read', read: rows }) },
    });
  };
  return (
    <>
      <Picker
        className={styles.book}
        label="Book"
        placeholder="Book"
        options={options}
        value={book.id}
        onChange={setBookId}
      />
      <p className={styles.count} role="status">
        {chapters.filter((chapter) => known.has(chapter)).length} of {book.chapters} read
      </p>
      <ul className={styles.chapters} aria-label={`Chapters of ${book.name}`}>
        {chapters.map((chapter, at) => (
          <li key={chapter}>
            <button
              type="button"
              className={mergeClasses(styles.chapter, known.has(chapter) && styles.read)}
              aria-pressed={known.has(chapter)}
              aria-label={`${shownChapter(chapter)}: read`}
              onClick={() => toggle(chapter)}
            >
              {at + 1}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
