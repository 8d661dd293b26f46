import { bookById, books, bookSlug } from '@berea/scripture';
import { bareButton, hideInPrint, makeStyles, mergeClasses, textSize, tokens } from '@berea/ui';
import type { ScriptureSearch } from '@berea/validation';
import type { Filter } from '../concordance/filters.ts';

const useStyles = makeStyles({
  chart: {
    display: 'grid',
    gridTemplateColumns: `repeat(${books.length}, minmax(0, 1fr))`,
    alignItems: 'end',
    columnGap: '1px',
    height: '72px',
    marginTop: '18px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    forcedColorAdjust: 'none',
    ...hideInPrint,
  },
  book: {
    display: 'flex',
    alignItems: 'end',
    height: '100%',
    minWidth: 0,
    ...bareButton,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  bar: { width: '100%', minHeight: '3px', backgroundColor: tokens.colorNeutralStroke1 },
  shown: { backgroundColor: tokens.colorBrandForeground1 },
  names: {
    display: 'grid',
    gridTemplateColumns: `repeat(${books.length}, minmax(0, 1fr))`,
    columnGap: '1px',
    marginTop: '4px',
    ...textSize(100),
    color: tokens.colorNeutralForeground3,
    whiteSpace: 'nowrap',
    ...hideInPrint,
  },
  last: { justifySelf: 'end' },
});

/** Books that say where one is, and the columns that their names have. */
const named = [
  { name: 'Genesis', from: 1, to: 19 },
  { name: 'Psalms', from: 19, to: 40 },
  { name: 'Matthew', from: 40, to: 56 },
  { name: 'Revelation', from: 56, to: undefined },
] as const;

interface BookChartProps {
  books: ScriptureSearch['books'];
  chosen: Filter;
  /** Called with the filter as a query string: '?book=john', or '' for no filter. */
  onFilter: (query: string) => void;
}

/**
 * How many verses each book has, from Genesis to Revelation, as bars. A bar filters by its book, and takes the filter
 * back. For pointers and eyes alone: the list of books beneath says and does the same by keyboard, touch and screen
 * reader.
 */
export function BookChart({ books: counts, chosen, onFilter }: BookChartProps) {
  const styles = useStyles();
  const most = Math.max(...counts.map(({ verses }) => verses));
  return (
    <div aria-hidden="true">
      <div className={styles.chart}>
        {counts.map(({ book: id, verses }) => {
          const book = bookById(id);
          if (!book) return null;
          const isShown = chosen.book ? chosen.book === book : !chosen.testament || chosen.testament === book.testament;
          const label = `${book.name}: ${verses} ${verses === 1 ? 'verse' : 'verses'}`;
          return (
            <button
              key={id}
              type="button"
              tabIndex={-1}
              className={styles.book}
              style={{ gridColumn: books.indexOf(book) + 1 }}
              aria-label={label}
              title={label}
              onClick={() => onFilter(chosen.book === book ? '' : `?book=${bookSlug(book)}`)}
            >
              <span
                className={mergeClasses(styles.bar, isShown && styles.shown)}
                style={{ height: `${(verses / most) * 100}%` }}
              />
            </button>
          );
        })}
      </div>
      <div className={styles.names}>
        {named.map(({ name, from, to }) => (
          <span
            key={name}
            className={to === undefined ? styles.last : undefined}
            style={{ gridColumn: `${from} / ${to ?? -1}` }}
          >
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
