import { usePassages, useSharedCollection } from '@berea/api';
import { usePageHeading, useParams } from '@berea/shell-api';
import { Button, hideInPrint, LoadingText, makeStyles, Notice, Page, PageTitle, Print20Regular } from '@berea/ui';
import type { SharedCollection } from '@berea/validation';
import { useVersionRead } from '../versions/use-version-read.ts';
import { CollectionItemView } from './CollectionItemView.tsx';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '18px', margin: '24px 0 0', padding: 0, listStyle: 'none' },
  print: { marginTop: '14px', ...hideInPrint },
});

/** A collection of somebody else, to read, by the link that its owner gave. */
export function SharedCollectionScreen() {
  const { token = '' } = useParams();
  const { data, isError, isFetching, refetch } = useSharedCollection(token);
  const heading = usePageHeading(data?.title ?? 'A shared collection');
  return (
    <Page>
      <PageTitle ref={heading}>{data?.title ?? 'A shared collection'}</PageTitle>
      {data ? (
        <Items shared={data} />
      ) : data === null ? (
        <Notice>This link leads to no collection. Perhaps its owner has stopped sharing it.</Notice>
      ) : isError ? (
        <Notice onRetry={() => void refetch()} retrying={isFetching}>
          The collection could not be loaded. Please try again.
        </Notice>
      ) : (
        <LoadingText label="Loading..." lines={6} />
      )}
    </Page>
  );
}

function Items({ shared: { items } }: { shared: SharedCollection }) {
  const styles = useStyles();
  const passageOf = usePassages(items, useVersionRead());
  return (
    <>
      <Button className={styles.print} icon={<Print20Regular />} onClick={() => print()}>
        Print
      </Button>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <CollectionItemView
              item={item}
              passage={item.kind === 'passage' ? passageOf(item.text, item.version) : undefined}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
