import { bookById, bookSlug, type Testament } from '@berea/scripture';
import {
  breakpoints,
  coarsePointer,
  focusRing,
  hideInPrint,
  makeStyles,
  mergeClasses,
  plainText,
  tokens,
  wrappingRow,
} from '@berea/ui';
import { Picker } from '@berea/ui/pickers';
import type { Counts, Filter } from './filters.ts';
import { number } from './counted.ts';

const useStyles = makeStyles({
  bar: {
    ...wrappingRow,
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '24px',
    rowGap: '8px',
    marginTop: '16px',
    ...hideInPrint,
  },
  testaments: { display: 'flex', flexWrap: 'wrap', columnGap: '22px', [breakpoints.narrow]: { columnGap: '16px' } },
  testament: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '7px',
    minHeight: '36px',
    padding: '6px 0 4px',
    border: 'none',
    borderBottom: '2px solid transparent',
    background: 'none',
    cursor: 'pointer',
    fontFamily: 'inherit',
    ...plainText,
    ':hover': { color: tokens.colorNeutralForeground1, borderBottomColor: tokens.colorNeutralStroke1 },
    ...focusRing(),
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default', borderBottomColor: 'transparent' },
    [coarsePointer]: { minHeight: '44px', paddingBlock: '12px 6px' },
    [breakpoints.narrow]: { gap: '5px', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  },
  chosen: {
    color: tokens.colorNeutralForeground1,
    fontWeight: 600,
    borderBottomColor: tokens.colorBrandStroke1,
    ':hover': { borderBottomColor: tokens.colorBrandStroke1 },
  },
  count: {
    fontWeight: 400,
    fontSize: tokens.fontSizeBase200,
    [breakpoints.narrow]: { fontSize: tokens.fontSizeBase100 },
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  book: { width: '230px', [breakpoints.narrow]: { width: '100%' } },
});

const anyBook = '';
const testaments: readonly {
  readonly name: string;
  readonly value: Testament | undefined;
  readonly key: 'all' | Testament;
}[] = [
  { name: 'All', value: undefined, key: 'all' },
  { name: 'Old Testament', value: 'old', key: 'old' },
  { name: 'New Testament', value: 'new', key: 'new' },
];

interface FilterBarProps {
  counts: Counts;
  filter: Filter;
  /** Called with the filter as a query string: '?testament=new', '?book=john', or '' for no filter. */
  onFilter: (query: string) => void;
}

/** Filters the verses by testament or book. Each option shows its number of verses. */
export function FilterBar({ counts, filter, onFilter }: FilterBarProps) {
  const styles = useStyles();
  const inTestament = counts.books.filter(({ book }) => !filter.testament || book.testament === filter.testament);
  const bookOptions = [
    { value: anyBook, label: 'All books' },
    ...inTestament.map(({ book, verses }) => ({ value: book.id as string, label: `${book.name} (${number(verses)})` })),
  ];
  const testamentQuery = (testament: Testament | undefined) => (testament ? `?testament=${testament}` : '');
  return (
    <div className={styles.bar} role="group" aria-label="Show">
      <div className={styles.testaments} role="group" aria-label="Testament">
        {testaments.map(({ name, value, key }) => (
          <button
            key={key}
            type="button"
            className={mergeClasses(styles.testament, filter.testament === value && styles.chosen)}
            aria-pressed={filter.testament === value}
            disabled={counts[key] === 0}
            onClick={() => onFilter(testamentQuery(value))}
          >
            {name} <span className={styles.count}>{number(counts[key])}</span>
          </button>
        ))}
      </div>
      <Picker
        className={styles.book}
        label="Book"
        placeholder="All books"
        options={bookOptions}
        value={filter.book?.id ?? anyBook}
        onChange={(id) => {
          const book = bookById(id);
          onFilter(book ? `?book=${bookSlug(book)}` : testamentQuery(filter.testament));
        }}
      />
    </div>
  );
}
