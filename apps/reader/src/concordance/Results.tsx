import { latePart, whenIdle } from '@berea/shell-api';
import { counter, LoadingText, makeStyles, tokens, useFocusReturn } from '@berea/ui';
import type { Concordance, VerseHit } from '@berea/validation';
import { useCallback, useEffect, useMemo, useState, type ReactNode, type Ref } from 'react';
import { counted, number, occurrencesText } from './counted.ts';
import { occurrencesIn } from '../found/MarkedText.tsx';
import { foundTitle } from '../found/style-parts.ts';
import { FilterBar } from './FilterBar.tsx';
import { countsOfWhole, countVerses, filtered, type Filter } from './filters.ts';
import { inCanonicalOrder, joined, type PlacedVerse } from './placed-verses.ts';
import { VerseList } from './VerseList.tsx';

const VerseDialog = latePart('The verse', async () => (await import('./VerseDialog.tsx')).VerseDialog);

const useStyles = makeStyles({
  card: { marginTop: '40px', paddingTop: '22px', borderTop: `1px solid ${tokens.colorNeutralStroke1}` },
  title: foundTitle,
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
  /** How many verses there are, where `hits` are only the first; undefined where they are all. */
  whole?: Concordance['whole'];
  /** The verses after `hits`; undefined while they are on their way. */
  rest?: readonly PlacedVerse[] | undefined;
  /** The word to mark in each verse. Undefined for a search by Strong's number, whose verses have marks. */
  word?: string;
  /** Content above the verses: how they were counted, and for a Strong's number its gloss. */
  rule: ReactNode;
  filter: Filter;
  onFilter: (query: string) => void;
  heading: Ref<HTMLHeadingElement>;
}

/** The result of a search: its count, how it was counted, the filters and the verses. */
export function Results({ name, occurrences, hits, whole, rest, word, rule, filter, onFilter, heading }: ResultsProps) {
  const styles = useStyles();
  const verses = useMemo(() => joined(inCanonicalOrder(hits), rest), [hits, rest]);
  const missing = rest ? undefined : whole;
  const counts = useMemo(() => (missing ? countsOfWhole(missing) : countVerses(verses)), [missing, verses]);
  const { book, testament } = filter;
  const shown = useMemo(() => filtered(verses, { book, testament }), [verses, book, testament]);
  // Not of a testament: counting in thousands of verses would hold up the page.
  const inBook = useMemo(
    () => (book && word ? shown.reduce((sum, { text }) => sum + occurrencesIn(text, word).length, 0) : undefined),
    [shown, book, word],
  );
  const [open, setOpen] = useState<VerseHit>();
  const remember = useFocusReturn(open !== undefined);
  useEffect(() => whenIdle(VerseDialog.preload), []);
  // Stable, so that the rows do not render again.
  const openVerse = useCallback(
    (verse: VerseHit) => {
      remember();
      setOpen(verse);
    },
    [remember],
  );

  const title = `${name} — ${counted(occurrences, counts.all)}`;
  // Which verses a filter leaves is not known before all are here.
  const isWaiting = missing !== undefined && testament !== undefined;
  return (
    <section className={styles.card} aria-label="Results">
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <div className={styles.rule}>{rule}</div>
      <FilterBar counts={counts} filter={filter} onFilter={onFilter} />
      {isWaiting ? (
        <LoadingText label="Searching..." lines={7} />
      ) : (
        <>
          <p className={styles.shown} role="status">
            {shownText(shown.length, counts.all, filter)}
            {inBook !== undefined && `, ${occurrencesText(inBook)}`}
          </p>
          <VerseList
            label={`Verses with ${name}`}
            verses={shown}
            total={missing ? counts.all : shown.length}
            word={word}
            onOpen={openVerse}
          />
        </>
      )}
      {open && (
        <VerseDialog
          verse={open}
          word={word}
          onClose={() => setOpen(undefined)}
          onMissing={() => setOpen(undefined)}
          onLeave={() => {
            setOpen(undefined);
            scrollTo(0, 0);
          }}
        />
      )}
    </section>
  );
}

/** 'Showing all 280 verses', 'Showing 34 of 280 verses: John', or 'Showing the first 200 of 24,091 verses'. */
function shownText(shown: number, all: number, { book, testament }: Filter): string {
  const verses = all === 1 ? 'verse' : 'verses';
  if (!testament && shown < all) return `Showing the first ${number(shown)} of ${number(all)} verses`;
  if (!testament) return all === 1 ? 'Showing the one verse' : `Showing all ${number(all)} ${verses}`;
  return `Showing ${number(shown)} of ${number(all)} ${verses}: ${book?.name ?? (testament === 'old' ? 'Old Testament' : 'New Testament')}`;
}
