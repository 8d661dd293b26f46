import { useEncyclopediaCategory } from '@berea/api';
import { useLocation, usePageDescription, usePageHeading } from '@berea/shell-api';
import { Button, LoadingText, makeStyles, Page, PageTitle, quietText, wrappingRow } from '@berea/ui';
import { encyclopediaCategories, type EncyclopediaCategory, isEncyclopediaCategory } from '@berea/validation';
import { useEffect } from 'react';
import { BackLinks } from '../answers/BackLinks.tsx';
import { useScrollToTop } from '../answers/scroll-to-top.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { EntryList } from './EntryList.tsx';

const useStyles = makeStyles({
  quiet: { ...wrappingRow, alignItems: 'center', gap: '4px 12px', margin: '36px 0 0', ...quietText },
});

/** The list of entries of one category. Logs a failed load to the console. */
function CategoryScreen({ category }: { category: EncyclopediaCategory }) {
  const styles = useStyles();
  useScrollToTop();
  const title = encyclopediaCategories[category];
  const heading = usePageHeading(`${title} · Encyclopedia`);
  const { key } = useLocation();
  const { data, error, isError, isFetching, refetch } = useEncyclopediaCategory(category);
  usePageDescription(
    () => data && `${title} of the Bible, each with its verses: ${data.items.slice(0, 12).join(', ')} and more.`,
  );
  const failed = isError && !isFetching;
  useEffect(() => {
    if (failed) console.error(`The encyclopedia category "${title}" could not be loaded.`, error);
  }, [failed, error, title]);

  return (
    <Page back={false}>
      <BackLinks to={{ href: '/encyclopedia', label: 'Back to Categories' }} />
      <Breadcrumb above={[{ title: 'Encyclopedia', href: '/encyclopedia' }]} here={title} />
      <PageTitle ref={heading}>{title}</PageTitle>
      {data && <EntryList key={key} category={category} items={data.items} />}
      {!data && isFetching && <LoadingText label="Loading..." lines={8} below="36px" />}
      {failed && (
        <p className={styles.quiet} role="status">
          The list could not be loaded.{' '}
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
    </Page>
  );
}

/**
 * The list of the category in the address: '/encyclopedia/people'. The remote has one route for each category instead
 * of a parameter, so that the shell knows that an unknown one is not found.
 */
export function CategoryOfAddress() {
  const category = useLocation().pathname.split('/')[2]?.toLowerCase();
  if (!isEncyclopediaCategory(category)) throw new Error(`${category} is no category.`);
  return <CategoryScreen key={category} category={category} />;
}
