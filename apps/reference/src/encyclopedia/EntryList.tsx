import { Link, useHydrated, useLocation } from '@berea/shell-api';
import {
  coarsePointer,
  counter,
  hideInPrint,
  makeStyles,
  plainText,
  smallText,
  textSize,
  tokens,
  touchTarget,
  wrappingRow,
} from '@berea/ui';
import { Input } from '@berea/ui/forms';
import { encyclopediaCategories, encyclopediaTermRule, takenBy, type EncyclopediaCategory } from '@berea/validation';
import { atom, useAtom } from 'jotai';
import { useMemo } from 'react';
import { entryAddress, stepFrom, type Step } from './address.ts';
import { dayOf, cachedTerms } from './cached-entries.ts';

const useStyles = makeStyles({
  bar: {
    ...wrappingRow,
    alignItems: 'center',
    columnGap: '16px',
    rowGap: '6px',
    margin: '18px 0 18px',
    ...hideInPrint,
  },
  filter: { width: '100%', maxWidth: '320px', minWidth: 0, ...touchTarget },
  count: {
    margin: 0,
    ...counter,
  },
  list: { columns: '260px 2', columnGap: '32px', margin: 0, padding: 0, listStyle: 'none' },
  item: { breakInside: 'avoid', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  link: {
    ...wrappingRow,
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '12px',
    padding: '8px 4px 9px 0',
    color: tokens.colorNeutralForeground1,
    textDecoration: 'none',
    outlineOffset: '-2px',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorBrandForegroundLink },
    [coarsePointer]: { paddingBlock: '11px' },
  },
  name: { fontFamily: tokens.fontFamilySerif, ...textSize(400), overflowWrap: 'anywhere' },
  cached: { ...smallText, whiteSpace: 'nowrap' },
  none: { margin: 0, ...plainText },
  search: { color: tokens.colorBrandForegroundLink },
});

/** The filter text by history key, so that going back restores the filter of a list. */
const filtersAtom = atom<ReadonlyMap<string, string>>(new Map());

const nothingCached: ReturnType<typeof cachedTerms> = new Map();

/** The entry names of a category with a filter. Entries cached on this device show the date they were saved. */
export function EntryList({ category, items }: { category: EncyclopediaCategory; items: readonly string[] }) {
  const styles = useStyles();
  const { key, state } = useLocation();
  const [filters, setFilters] = useAtom(filtersAtom);
  const filter = filters.get(key) ?? stepFrom(state).filter ?? '';
  const hydrated = useHydrated();
  const cached = useMemo(() => (hydrated ? cachedTerms() : nothingCached), [hydrated]);
  const query = filter.trim().toLowerCase();
  const shown = items.filter((name) => name.toLowerCase().includes(query));
  const title = encyclopediaCategories[category];
  const change = (text: string) => setFilters(new Map(filters).set(key, text));

  return (
    <>
      <div className={styles.bar}>
        <Input
          className={styles.filter}
          type="search"
          aria-label={`Filter ${title}`}
          placeholder="Filter this list"
          autoComplete="off"
          maxLength={200}
          value={filter}
          onChange={(_, { value }) => change(value)}
        />
        <p className={styles.count} role="status">
          {query === '' ? counted(items.length) : `${shown.length} of ${counted(items.length)}`}
        </p>
      </div>
      {shown.length > 0 ? (
        <ul className={styles.list} aria-label={title}>
          {shown.map((name) => {
            const saved = cached.get(name.toLowerCase());
            return (
              <li key={name} className={styles.item}>
                <Link
                  className={styles.link}
                  to={entryAddress(name)}
                  state={{ from: { category, filter } } satisfies Step}
                >
                  <span className={styles.name}>{name}</span>{' '}
                  {saved && <span className={styles.cached}>saved {dayOf(saved)}</span>}
                </Link>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className={styles.none}>
          {query === '' ? (
            'There is no entry here yet.'
          ) : (
            <>
              No entry here has “{filter.trim()}” in its name.{' '}
              <SearchInstead term={filter} from={{ category, filter }} />
            </>
          )}
        </p>
      )}
    </>
  );
}

const counted = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** A link that searches the whole encyclopedia for a term that the list does not contain. */
function SearchInstead({ term, from }: { term: string; from: Step['from'] }) {
  const styles = useStyles();
  const taken = takenBy(encyclopediaTermRule, term);
  if (taken === undefined) return null;
  return (
    <Link className={styles.search} to={entryAddress(taken)} state={{ searched: true, from } satisfies Step}>
      Look it up in the whole encyclopedia
    </Link>
  );
}
