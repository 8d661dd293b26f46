import { bookById, books, versesIn, type Book, type ChosenPlace } from '@berea/scripture';
import { makeStyles, mergeClasses } from '@berea/ui';
import { Picker } from '@berea/ui/pickers';
import { useCallback, useMemo } from 'react';

const useStyles = makeStyles({
  places: { display: 'grid', gridTemplateColumns: 'minmax(0, 1.8fr) minmax(0, 1fr)', gap: '8px' },
  withVerse: { gridTemplateColumns: 'minmax(0, 1.8fr) minmax(0, 1fr) minmax(0, 1fr)' },
});

const bookOptions = books.map(({ id, name, testament }) => ({
  value: id,
  label: name,
  group: testament === 'old' ? 'Old Testament' : 'New Testament',
}));
const upTo = (count: number | undefined) =>
  Array.from({ length: count ?? 0 }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));

interface PlacePickersProps {
  book: Book | undefined;
  chapter: number | undefined;
  onOpen: (place: ChosenPlace) => void;
  /** Called after a verse was opened: the place is chosen to its end. */
  onVerse: () => void;
}

/** Chooses a book and a chapter of it and, once a chapter is open, a verse of that. */
export function PlacePickers({ book, chapter, onOpen, onVerse }: PlacePickersProps) {
  const styles = useStyles();
  const chapters = useMemo(() => upTo(book?.chapters), [book]);
  const verses = useMemo(
    () => (book && chapter !== undefined ? upTo(versesIn(book.id, chapter)) : undefined),
    [book, chapter],
  );
  const openBook = useCallback(
    (id: string) => {
      const chosen = bookById(id);
      if (chosen) onOpen({ book: chosen });
    },
    [onOpen],
  );
  const openChapter = useCallback((value: string) => book && onOpen({ book, chapter: Number(value) }), [book, onOpen]);
  const openVerse = useCallback(
    (value: string) => {
      if (!book || chapter === undefined) return;
      // First, because closing moves the focus to the panel's button, and opening to the verse.
      onVerse();
      onOpen({ book, chapter, verse: Number(value) });
    },
    [book, chapter, onOpen, onVerse],
  );
  return (
    <div className={mergeClasses(styles.places, verses && styles.withVerse)}>
      <Picker label="Book" placeholder="Book" columns={2} options={bookOptions} value={book?.id} onChange={openBook} />
      <Picker
        label="Chapter"
        placeholder="Chapter"
        disabled={!book}
        columns={5}
        options={chapters}
        value={chapter?.toString()}
        onChange={openChapter}
      />
      {verses && (
        <Picker label="Verse" placeholder="Verse" columns={5} options={verses} value={undefined} onChange={openVerse} />
      )}
    </div>
  );
}
