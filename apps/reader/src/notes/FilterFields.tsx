import { bookById, books } from '@berea/scripture';
import { breakpoints, Button, hideInPrint, makeStyles } from '@berea/ui';
import { TextField } from '@berea/ui/forms';
import { Picker } from '@berea/ui/pickers';
import { highlightColors } from '@berea/validation';
import { useMemo } from 'react';
import { queryOfFilter, type Filter } from './filter.ts';
import type { MarkedVerse } from './marked-verses.ts';

const useStyles = makeStyles({
  search: { maxWidth: '460px', ...hideInPrint },
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '10px',
    marginTop: '14px',
    ...hideInPrint,
    [breakpoints.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  clear: { marginTop: '10px', marginLeft: '-12px', ...hideInPrint },
});

const any = '';
const kinds = [
  { value: 'all', label: 'All marks' },
  { value: 'notes', label: 'Notes' },
  { value: 'highlights', label: 'Highlights' },
];
const colours = [
  { value: any, label: 'All colors' },
  ...highlightColors.map(({ name }) => ({ value: name, label: name })),
];
const orders = [
  { value: 'bible', label: 'In Bible order' },
  { value: 'latest', label: 'Latest first' },
];

interface FilterFieldsProps {
  all: readonly MarkedVerse[];
  filter: Filter;
  words: string;
  onWords: (words: string) => void;
  onFilter: (filter: Filter) => void;
}

/** The search and the filters of the marked verses. Only books with a marked verse are offered. */
export function FilterFields({ all, filter, words, onWords, onFilter }: FilterFieldsProps) {
  const styles = useStyles();
  const bookOptions = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { place } of all) counts.set(place.book.id, (counts.get(place.book.id) ?? 0) + 1);
    return [
      { value: any, label: 'All books' },
      ...books.flatMap(({ id, name }) => (counts.has(id) ? { value: id, label: `${name} (${counts.get(id)})` } : [])),
    ];
  }, [all]);
  const isFiltered = words !== '' || Object.keys(queryOfFilter({ ...filter, order: 'bible' })).length > 0;
  return (
    <div role="search" aria-label="Notes and highlights">
      <div className={styles.search}>
        <TextField
          type="search"
          label="Search your notes and verses"
          value={words}
          onChange={(_, { value }) => onWords(value)}
        />
      </div>
      <div className={styles.filters}>
        <Picker
          label="Kind"
          placeholder="Notes and highlights"
          options={kinds}
          value={filter.kind}
          onChange={(kind) => onFilter({ ...filter, kind: kind as Filter['kind'] })}
        />
        <Picker
          label="Book"
          placeholder="All books"
          options={bookOptions}
          value={filter.book?.id ?? any}
          onChange={(id) => onFilter({ ...filter, book: bookById(id) })}
        />
        <Picker
          label="Color"
          placeholder="All colors"
          options={colours}
          value={filter.colour ?? any}
          onChange={(name) =>
            onFilter({ ...filter, colour: highlightColors.find((known) => known.name === name)?.name })
          }
        />
        <Picker
          label="Order"
          placeholder="In Bible order"
          options={orders}
          value={filter.order}
          onChange={(order) => onFilter({ ...filter, order: order as Filter['order'] })}
        />
      </div>
      {isFiltered && (
        <Button
          className={styles.clear}
          appearance="subtle"
          onClick={() => {
            onWords('');
            onFilter({ kind: 'all', book: undefined, colour: undefined, order: filter.order });
          }}
        >
          Show all
        </Button>
      )}
    </div>
  );
}
