import { makeStyles, tokens } from '@berea/ui';

const useStyles = makeStyles({
  list: {
    maxWidth: '68ch',
    margin: 0,
    paddingInlineStart: '1.2em',
    fontFamily: tokens.fontFamilySerif,
    fontSize: tokens.fontSizeBase400,
    lineHeight: 1.58,
    color: tokens.colorNeutralForeground1,
  },
  book: { marginBottom: '4px', '::marker': { color: tokens.colorNeutralForeground3 } },
});

/** A list of books, each in the form 'Author, Title (year)'. */
export function FurtherReading({ books }: { books: readonly string[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {books.map((book) => (
        <li key={book} className={styles.book}>
          {book}
        </li>
      ))}
    </ul>
  );
}
