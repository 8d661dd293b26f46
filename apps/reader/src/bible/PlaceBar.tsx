import { bookById, books, versions, type Book, type Version } from '@berea/scripture';
import { breakpoints, hideInPrint, makeStyles, tokens } from '@berea/ui';
import { Picker } from '@berea/ui/pickers';
import { useCallback, useMemo } from 'react';
import type { ChosenPlace } from './place.ts';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 0.7fr) minmax(0, 1.6fr)',
    gap: '8px',
    marginInline: '-8px',
    padding: '10px 8px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
    ...hideInPrint,
  },
  version: { [breakpoints.narrow]: { gridColumn: '1 / -1' } },
});

const bookOptions = books.map(({ id, name }) => ({ value: id, label: name }));
const versionOptions = versions.map(({ id, name }) => ({ value: id, label: name }));
const chapterOptions = (book: Book | undefined) =>
  Array.from({ length: book?.chapters ?? 0 }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));

interface PlaceBarProps {
  book: Book | undefined;
  chapter: number | undefined;
  version: Version;
  onOpen: (place: ChosenPlace) => void;
  onVersion: (id: string) => void;
}

/** The pickers for book, chapter and version. Sticky, so they stay visible while reading. */
export function PlaceBar({ book, chapter, version, onOpen, onVersion }: PlaceBarProps) {
  const styles = useStyles();
  const chapters = useMemo(() => chapterOptions(book), [book]);
  const openBook = useCallback(
    (id: string) => {
      const chosen = bookById(id);
      if (chosen) onOpen({ book: chosen });
    },
    [onOpen],
  );
  const openChapter = useCallback((value: string) => book && onOpen({ book, chapter: Number(value) }), [book, onOpen]);
  return (
    <div className={styles.bar} role="group" aria-label="Book, chapter and version">
      <Picker label="Book" placeholder="Book" options={bookOptions} value={book?.id} onChange={openBook} />
      <Picker
        label="Chapter"
        placeholder="Chapter"
        disabled={!book}
        options={chapters}
        value={chapter?.toString()}
        onChange={openChapter}
      />
      <Picker
        className={styles.version}
        label="Version"
        placeholder="Version"
        options={versionOptions}
        value={version.id}
        onChange={onVersion}
      />
    </div>
  );
}
