import { useScriptureSearch } from '@berea/api';
import { versionById, type Version } from '@berea/scripture';
import { counter, LoadingText, makeStyles, Notice, quietLink, tokens } from '@berea/ui';
import { useEffect, useRef } from 'react';
import { number } from '../concordance/counted.ts';
import { FilterBar } from '../concordance/FilterBar.tsx';
import { countsOfWhole, type Filter } from '../concordance/filters.ts';
import { foundTitle } from '../found/style-parts.ts';
import { BookChart } from './BookChart.tsx';
import { FoundVerses } from './FoundVerses.tsx';
import { Nowhere } from './Nowhere.tsx';
import { isQuoted, phraseSearch, wordsSearch } from './other-searches.ts';

const useStyles = makeStyles({
  loading: { marginTop: '56px' },
  card: { marginTop: '36px', paddingTop: '22px', borderTop: `1px solid ${tokens.colorNeutralStroke1}` },
  title: foundTitle,
  link: quietLink,
  rule: { margin: '6px 0 0', ...counter },
  shown: { margin: '12px 0 10px', minHeight: tokens.lineHeightBase200, ...counter },
});

interface ResultsProps {
  words: string;
  version: Version;
  near: number | undefined;
  filter: Filter;
  /** Called with the filter as a query string: '?testament=new', '?book=john', or '' for no filter. */
  onFilter: (query: string) => void;
}

/** What a search found: how many verses and in which books, which filter them, and the verses. */
export function Results({ words, version, near, filter, onFilter }: ResultsProps) {
  const styles = useStyles();
  const wanted = {
    query: words,
    version: version.id,
    near,
    // A book is in one testament: asking for both would be another address of the same answer.
    ...(filter.book ? { book: filter.book.id } : { testament: filter.testament }),
  };
  const { data, isError, isFetching, isPlaceholderData, refetch } = useScriptureSearch(wanted);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    // Only what took the focus away by disappearing gives it back: nothing is taken from somebody who goes on typing.
    if (isThere && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isThere]);

  if (isError && !isFetching)
    return (
      <div className={styles.loading}>
        <Notice onRetry={() => void refetch()}>The search failed. Please try again.</Notice>
      </div>
    );
  if (!data) return <LoadingText label="Searching..." lines={7} below="56px" />;
  const searched = versionById(data.version)?.name ?? version.name;
  const other = data.asWritten ? wordsSearch(words, data.version) : phraseSearch(words, data.version);
  const all = data.books.reduce((sum, { verses }) => sum + verses, 0);
  if (all === 0) return <Nowhere data={data} words={words} version={version} near={near} />;
  return (
    <section className={styles.card} aria-label="Results">
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {words} — {number(all)} {all === 1 ? 'verse' : 'verses'}
      </h2>
      <p className={styles.rule}>
        {data.version === version.id
          ? `In the ${searched}, ${howFound(words, data.asWritten)}.`
          : `In the ${searched}: the ${version.name} cannot be searched here.`}
      </p>
      {/\p{N}/u.test(words) && (
        <p className={styles.rule}>Numbers are left out. A passage is opened by its book: John 3:16.</p>
      )}
      {other && (
        <p className={styles.rule}>
          <a className={styles.link} href={other.href}>
            {other.label}
          </a>
        </p>
      )}
      {data.books.length > 1 && <BookChart books={data.books} chosen={filter} onFilter={onFilter} />}
      <FilterBar counts={countsOfWhole({ verses: all, books: data.books })} filter={filter} onFilter={onFilter} />
      {isPlaceholderData ? (
        <LoadingText label="Searching..." lines={7} />
      ) : (
        <>
          <p className={styles.shown} role="status">
            {shownText(data.total, all, filter)}
          </p>
          <FoundVerses key={filter.book?.id ?? filter.testament ?? ''} wanted={wanted} first={data} />
        </>
      )}
    </section>
  );
}

const howFound = (words: string, asWritten = false): string =>
  asWritten
    ? 'the phrase as it is written'
    : `in any form of the words${isQuoted(words) ? ': no verse has the phrase as it is written' : ''}`;

/** 'All 280 verses', or '34 of 280 verses: John'. */
function shownText(shown: number, all: number, { book, testament }: Filter): string {
  if (!testament) return all === 1 ? 'The one verse' : `All ${number(all)} verses`;
  return `${number(shown)} of ${number(all)} verses: ${book?.name ?? (testament === 'old' ? 'Old Testament' : 'New Testament')}`;
}
