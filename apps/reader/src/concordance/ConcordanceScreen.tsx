import { recogniseLookedUp, Unrecognised, useRecognisedLookedUp } from '@berea/api';
import { loadCareRules, loadedCareRules } from '@berea/care';
import { defaultVersionId } from '@berea/scripture';
import {
  failureToast,
  useFailureToast,
  useLocation,
  useNamedLinks,
  useNavigate,
  usePageDescription,
  usePageHeading,
  useParams,
  useSearchParams,
  useTakePrivately,
} from '@berea/shell-api';
import { LoadingPage, LoadingText, makeStyles, Page, PageTitle, type TextRule } from '@berea/ui';
import { SearchForm } from '@berea/ui/forms';
import { concordanceWordRule } from '@berea/validation';
import { Examples } from '../found/Examples.tsx';
import { otherSearches } from '../search/other-searches.ts';
import { SearchVersesInstead } from '../search/SearchVersesInstead.tsx';
import { StrongsRule, WordRule } from './CountingRule.tsx';
import { EmptyResult } from './EmptyResult.tsx';
import { filterFromQuery } from './filters.ts';
import { useFocusAfterSearch } from './focus-after-search.ts';
import { OriginalWords, OriginalWordsToo } from './OriginalWords.tsx';
import { concordanceAddress, queryFromAddress, type Query } from './query.ts';
import { Results } from './Results.tsx';
import { useSearch } from './search.ts';

const examples = ['grace', 'hope', 'charity'].map((text) => ({ text, href: concordanceAddress(text) }));

const useStyles = makeStyles({ form: { maxWidth: '520px', marginTop: '28px' } });

/** A word, or a text that leads to help, however many words it has. */
const lookedUp: TextRule = {
  safeParse: (text) =>
    loadedCareRules()?.recognise(text) ? { success: true, data: text.trim() } : concordanceWordRule.safeParse(text),
};

/** The help is another remote's. */
const loadNothing = async () => undefined;

/**
 * The concordance page. A text that tells of danger leaves the address, as in the search. It has no key: the words that
 * come later were recognised where they were typed, and the focus goes on to their result.
 */
export function ConcordanceScreen() {
  const { word: text = '' } = useParams();
  const help = useNamedLinks()('help');
  return (
    <Unrecognised
      text={text}
      helpAddress={help ?? '/'}
      loadHelp={loadNothing}
      useRecognition={useRecognisedLookedUp}
      loading={<LoadingPage label="Searching..." />}
    >
      {() => <Looked />}
    </Unrecognised>
  );
}

/**
 * What was looked up. The path holds the query (`/concordance/love`, `/concordance/G26`), the query string the
 * filter.
 */
function Looked() {
  const styles = useStyles();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const { word: text = '' } = useParams();
  const query = queryFromAddress(text);
  const search = useSearch(query);
  const pageHeading = usePageHeading(titleOf(query));
  usePageDescription(() =>
    text
      ? `Every verse of the King James Version with “${text}”, and the Hebrew and Greek words behind it.`
      : 'Every verse of the King James Version in which a word stands, and the Hebrew and Greek words behind it.',
  );
  useFailureToast(
    search,
    failureToast('Failed to search the concordance. Please try again.', {
      title: 'Search failed',
      action: { label: 'Try again', run: search.refetch },
    }),
  );
  const { input, results, requestFocus } = useFocusAfterSearch(text, search.isFetching);

  const takePrivately = useTakePrivately();
  const help = useNamedLinks()('help');
  const submit = async (word: string) => {
    if (await recogniseLookedUp(word)) return takePrivately({ text: word }, help ?? '/');
    if (word === text && !search.isError) return results.current?.focus();
    requestFocus();
    if (word === text) search.refetch();
    else void navigate(concordanceAddress(word));
  };
  const filter = {
    filter: filterFromQuery(parameters),
    onFilter: (chosen: string) => void navigate(pathname + chosen, { replace: true }),
  };

  const { word, rest, strongs } = search;
  return (
    <Page>
      <PageTitle
        ref={pageHeading}
        lead="One English word finds every occurrence of it in the Bible. Tap a verse to see the original Greek or Hebrew meaning."
      >
        Concordance
      </PageTitle>
      <SearchForm
        key={`form ${text}`}
        ref={input}
        className={styles.form}
        name="Concordance"
        label="Word"
        placeholder="One English word"
        autoCapitalize="none"
        rule={lookedUp}
        load={loadCareRules}
        maxLength={100}
        initial={query?.kind === 'strongs' || query?.kind === 'original' ? '' : text}
        busy={search.isFetching}
        refused={(words) => <SearchVersesInstead words={words} />}
        onSubmit={submit}
      />
      {!query && <Examples examples={examples} />}
      {search.isFetching && <LoadingText label="Searching..." lines={7} below="56px" />}
      {!search.isFetching &&
        query?.kind === 'word' &&
        word &&
        (word.verses.length > 0 ? (
          <>
            <Results
              key={`results ${text}`}
              name={query.word}
              occurrences={word.occurrences}
              hits={word.verses}
              whole={word.whole && word.verses.length < word.whole.verses ? word.whole : undefined}
              rest={rest}
              word={query.word}
              rule={<WordRule found={word} />}
              heading={results}
              {...filter}
            />
            <OriginalWordsToo written={query.word} verses={word.whole?.verses ?? word.verses.length} />
          </>
        ) : (
          <OriginalWords
            written={query.word}
            otherwise={
              <EmptyResult nearest={word.nearest} others={otherSearches(query.word, defaultVersionId, undefined)}>
                No occurrences of "{query.word}" were found in the KJV Bible.
              </EmptyResult>
            }
          />
        ))}
      {query?.kind === 'original' && (
        <OriginalWords
          written={query.written}
          otherwise={<EmptyResult>No word of the original is written “{query.written}”.</EmptyResult>}
        />
      )}
      {!search.isFetching &&
        query?.kind === 'strongs' &&
        strongs &&
        (strongs.verses.length > 0 ? (
          <Results
            key={`results ${text}`}
            name={strongs.lemma ? `${strongs.lemma} (${strongs.strongs})` : strongs.strongs}
            occurrences={strongs.occurrences}
            hits={strongs.verses}
            rule={<StrongsRule found={strongs} />}
            heading={results}
            {...filter}
          />
        ) : (
          <EmptyResult>No occurrences of {strongs.strongs} were found in the KJV Bible.</EmptyResult>
        ))}
    </Page>
  );
}

function titleOf(query: Query | undefined): string {
  if (query?.kind === 'word') return `${query.word} · Concordance`;
  if (query?.kind === 'original') return `${query.written} · Concordance`;
  return query?.kind === 'strongs' ? `${query.strongs} · Concordance` : 'Concordance';
}
