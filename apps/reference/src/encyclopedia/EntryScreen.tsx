import { Unrecognised } from '@berea/api';
import {
  failureToast,
  TakePrivately,
  useFailureToast,
  useLocation,
  useNavigate,
  usePageDescription,
  usePageHeading,
  useParams,
} from '@berea/shell-api';
import {
  ArrowLeft20Regular,
  Button,
  LoadingPage,
  LoadingText,
  makeStyles,
  Page,
  PageTitle,
  plainText,
} from '@berea/ui';
import { encyclopediaCategories, encyclopediaTermRule, takenBy } from '@berea/validation';
import { BackLinks } from '../answers/BackLinks.tsx';
import { loadHelpScreens } from '../answers/help-screens.tsx';
import { useScrollToTop } from '../answers/scroll-to-top.ts';
import { categoryAddress, categoryCalled, entryHelpAddress, stepFrom, type Step } from './address.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Categories } from './CategoriesScreen.tsx';
import { useEntry } from './entry-query.ts';
import { Entry } from './Entry.tsx';
import { NothingFound } from './NothingFound.tsx';
import { TermSearch } from './TermSearch.tsx';

const useStyles = makeStyles({
  search: { marginTop: '48px' },
  failure: { margin: '24px 0 12px', maxWidth: '60ch', ...plainText },
});

/** One entry, by the term in the URL: `/encyclopedia/entry/abraham`. A crisis term never stays in the URL. */
export function EntryScreen() {
  const { key } = useLocation();
  const { term = '' } = useParams();
  const taken = takenBy(encyclopediaTermRule, term);
  return (
    <Unrecognised
      key={key}
      text={term}
      helpAddress={entryHelpAddress}
      loadHelp={loadHelpScreens}
      loading={<LoadingPage />}
    >
      {() => (taken === undefined ? <InvalidTerm term={term} /> : <EntryPage term={taken} />)}
    </Unrecognised>
  );
}

function InvalidTerm({ term }: { term: string }) {
  useScrollToTop();
  const heading = usePageHeading('Encyclopedia');
  return (
    <Page>
      <PageTitle ref={heading}>Encyclopedia</PageTitle>
      <Categories written={term} />
    </Page>
  );
}

function EntryPage({ term }: { term: string }) {
  const styles = useStyles();
  useScrollToTop();
  const { searched = false, from } = stepFrom(useLocation().state);
  const { shown, failed, nothingFound, failures, fetching, again } = useEntry(term, searched);
  const title = shown?.entry.title ?? term;
  const heading = usePageHeading(`${title} · Encyclopedia`);
  usePageDescription(() => shown?.entry.summary);
  useFailureToast(
    { isError: failed && !nothingFound, isFetching: fetching, errorUpdateCount: failures },
    failureToast('Please try again in a moment.', { title: 'Unable to load entry' }),
  );

  // The back end can recognise a crisis that the client-side rules missed.
  if (shown?.entry.care) return <TakePrivately text={term} answer={shown.entry} to={entryHelpAddress} />;
  const category = shown && categoryCalled(shown.entry.category);
  const above = [
    { title: 'Encyclopedia', href: '/encyclopedia' },
    ...(category ? [{ title: encyclopediaCategories[category], href: categoryAddress(category) }] : []),
  ];
  return (
    <Page back={false}>
      <BackLinks>
        <Back from={from} />
      </BackLinks>
      <Breadcrumb above={above} here={title} />
      <PageTitle ref={heading}>{title}</PageTitle>
      {shown && <Entry shown={shown} term={term} from={from} fetching={fetching} onFetch={again} />}
      {!shown && fetching && <LoadingText label="Loading..." lines={9} below="32px" />}
      {nothingFound && (
        <NothingFound
          term={term}
          said={nothingFound.ownMessage ?? `Nothing was found under “${term}”.`}
          nearest={nothingFound.nearest}
          from={from}
        />
      )}
      {!shown && failed && !nothingFound && (
        <>
          <p className={styles.failure}>This entry could not be loaded, and no copy is stored on this device.</p>
          <Button appearance="primary" onClick={again}>
            Try again
          </Button>
        </>
      )}
      <div className={styles.search}>
        <TermSearch from={from} />
      </div>
    </Page>
  );
}

/** Returns to the list that the first entry was opened from, even after following links; else to the categories. */
function Back({ from }: Pick<Step, 'from'>) {
  const navigate = useNavigate();
  const go = () =>
    void (from
      ? navigate(categoryAddress(from.category), { state: { filter: from.filter } satisfies Step })
      : navigate('/encyclopedia'));
  return (
    <Button appearance="subtle" icon={<ArrowLeft20Regular />} onClick={go}>
      Back to {from ? encyclopediaCategories[from.category] : 'Categories'}
    </Button>
  );
}
