import { counter, makeStyles, tokens, useFocusReturn } from '@berea/ui';
import type { VerseHit } from '@berea/validation';
import { useCallback, useMemo, useState, type ReactNode, type Ref } from 'react';
import { counted, number } from './counted.ts';
import { FilterBar } from './FilterBar.tsx';
import { countVerses, filtered, type Filter } from './filters.ts';
import { inCanonicalOrder } from './placed-verses.ts';
import { VerseDialog } from './VerseDialog.tsx';
import { VerseList } from './VerseList.tsx';

const useStyles = makeStyles({
  card: { marginTop: '40px', paddingTop: '22px', borderTop: `1px solid ${tokens.colorNeutralStroke1}` },
  title: {
    margin: 0,
    fontFamily: tokens.fontFamilySerif,
    fontWeight: 480,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    letterSpacing: '-0.008em',
    outline: 'none',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  rule: {
    margin: '6px 0 0',
    maxWidth: '64ch',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
  },
  shown: {
    margin: '12px 0 10px',
    minHeight: tokens.lineHeightBase200,
    ...counter,
  },
});

interface ResultsProps {
  /** What was searched for: 'love', or 'ἀγάπη (G26)'. */
  name: string;
  occurrences: number;
  hits: readonly VerseHit[];
  /** The word to mark in each verse. Undefined for a search by Strong's number. */
  word?: string;
  /** Content above the verses: how they were counted, and for a Strong's number its gloss. */
  rule: ReactNode;
  filter: Filter;
  onFilter: (query: string) => void;
  heading: Ref<HTMLHeadingElement>;
}

/** The result of a search: its count, how it was counted, the filters and the verses. */
export function Results({ name, occurrences, hits, word, rule, filter, onFilter, heading }: ResultsProps) {
  const styles = useStyles();
  const verses = useMemo(() => inCanonicalOrder(hits), [hits]);
  const counts = useMemo(() => countVerses(verses), [verses]);
  const { book, testament } = filter;
  const shown = useMemo(() => filtered(verses, { book, testament }), [verses, book, testament]);
  const [open, setOpen] = useState<VerseHit>();
  const remember = useFocusReturn(open !== undefined);
  // Stable, so that the rows do not render again.
  const openVerse = useCallback(
    (verse: VerseHit) => {
      remember();
      setOpen(verse);
    },
    [remember],
  );

  const title = `${name} — ${counted(occurrences, verses.length)}`;
  return (
    <section className={styles.card} aria-label="Results">
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <div className={styles.rule}>{rule}</div>
      <FilterBar counts={counts} filter={filter} onFilter={onFilter} />
      <p className={styles.shown} role="status">
        {shownText(shown.length, verses.length, filter)}
      </p>
      <VerseList label={`Verses with ${name}`} verses={shown} word={word} onOpen={openVerse} />
      {open && (
        <VerseDialog
          verse={open}
          word={word}
          onClose={() => setOpen(undefined)}
          onLeave={() => {
            setOpen(undefined);
            scrollTo(0, 0);
          }}
        />
      )}
    </section>
  );
}

/** 'Showing all 280 verses', or 'Showing 34 of 280 verses: John'. */
function shownText(shown: number, all: number, { book, testament }: Filter): string {
  const verses = all === 1 ? 'verse' : 'verses';
  if (!testament) return all === 1 ? 'Showing the one verse' : `Showing all ${number(all)} ${verses}`;
  return `Showing ${number(shown)} of ${number(all)} ${verses}: ${book?.name ?? (testament === 'old' ? 'Old Testament' : 'New Testament')}`;
}
